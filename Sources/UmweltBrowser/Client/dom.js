// The places of the page that everything is put into, and the small things that are done to all elements.

export const svg = "http://www.w3.org/2000/svg";
export const root = byID("window");

/** True if the list of previews shows the page; false in a frame of another site, whose document is closed to it. */
export const isFramed = parent !== self && isOwnDocument(parent);

/**
 * True if the document of a window is of this site.
 *
 * @param {Window} window
 */
function isOwnDocument(window) {
    try {
        return Boolean(window.document);
    } catch {
        return false;
    }
}

/**
 * Gives an element its place in the one around it, in points.
 *
 * @param {HTMLElement} element
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
export function place(element, x, y, width, height) {
    element.style.left = x + "px";
    element.style.top = y + "px";
    element.style.width = width + "px";
    element.style.height = height + "px";
}

/**
 * Fills an element with a source of SVG. The page's policy lets no parser set styles, but its script.
 *
 * @param {SVGElement} element
 * @param {string} source
 */
export function fillPicture(element, source) {
    if (!source.includes(" style=")) {
        element.innerHTML = source;
        return;
    }
    element.innerHTML = source.replace(/<[^<>]*>/g, (tag) => tag.replace(" style=", " data-style="));
    for (const inner of element.querySelectorAll("[data-style]")) {
        if (inner instanceof SVGElement) inner.style.cssText = inner.dataset.style ?? "";
    }
}

/**
 * Sets an attribute, or removes it where there is no value.
 *
 * @param {Element} element
 * @param {string} name
 * @param {string | number} [value]
 */
export function attribute(element, name, value) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
}

/**
 * The element that an event is about. The listeners here receive only elements.
 *
 * @param {Event} event
 * @returns {HTMLElement}
 */
export function targetOf(event) {
    return /** @type {HTMLElement} */ (event.target);
}

/**
 * Makes a function that claims events. Of elements in each other that listen to one event, the first that claims it, the
 * innermost, gets true, and those around it get false.
 *
 * @returns {(event: Event) => boolean}
 */
export function makeClaim() {
    /** @type {WeakSet<Event>} */
    const claimed = new WeakSet();
    return (event) => {
        if (claimed.has(event)) return false;
        claimed.add(event);
        return true;
    };
}

/**
 * An element that the page has from the beginning.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byID(id) {
    return /** @type {HTMLElement} */ (document.getElementById(id));
}

/**
 * The elements inside another that match a selector, in order.
 *
 * @param {Element} element
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
export function elementsIn(element, selector) {
    return [.../** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll(selector))];
}

/**
 * The field of the browser in an element that stands for a control.
 *
 * @param {Element} element
 * @returns {HTMLInputElement}
 */
export function inputIn(element) {
    return /** @type {HTMLInputElement} */ (element.querySelector(":scope > input"));
}
