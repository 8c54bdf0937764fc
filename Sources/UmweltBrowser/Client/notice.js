// What the page itself has to say, at its lower end.

export const notice = document.getElementById("notice");

export function say(text) {
    notice.textContent = text;
    notice.hidden = !text;
}
