// Links to other pages.

/**
 * A link opens another page. The app hears of its press, unless a key or button opens it elsewhere.
 *
 * @param {HTMLAnchorElement} element
 * @param {(event: MouseEvent) => void} press
 */
export function makeLink(element, press) {
    element.target = "_blank";
    element.rel = "noopener noreferrer";
    element.draggable = false;
    element.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        press(event);
    }, true);
}
