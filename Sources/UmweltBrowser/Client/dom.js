// The places of the page that everything is put into, and the small things that are done to all elements.

export const svg = "http://www.w3.org/2000/svg";
export const root = document.getElementById("window");

export function place(element, x, y, width, height) {
    element.style.left = x + "px";
    element.style.top = y + "px";
    element.style.width = width + "px";
    element.style.height = height + "px";
}

export function attribute(element, name, value) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, value);
}
