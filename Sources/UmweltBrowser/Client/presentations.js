// Presentations in front of the window: where the focus goes, and what ends it.

import { attribute, elementsIn, root, targetOf } from "./dom.js";
import { idOf } from "./nodes.js";
import { act } from "./events.js";
import { isMenu, menuItems, moveInMenu, nameItems } from "./menu-keys.js";

// Presentations from back to front, each with what had the focus before.
/** @type {{ element: HTMLElement; before: HTMLElement | null }[]} */
let presented = [];

/** @type {import("./page").Roles<"dialog">} */
export const presentationRoles = {
    dialog: {
        tag: "div",
        make(element, id) {
            element.tabIndex = -1;
            element.setAttribute("aria-modal", "true");
            // A drag that was begun on the card, such as to select a text, may end beside it.
            let isBeside = false;
            element.addEventListener("pointerdown", (event) => {
                isBeside = !isOnCard(element, event);
            });
            element.addEventListener("click", (event) => {
                if (event.detail && isBeside && !isOnCard(element, event)) act(id, { dismiss: {} });
            });
        },
        describe(element, semantics) {
            element.setAttribute("role", semantics.kind ?? "dialog");
            element.style.colorScheme = semantics.isDark ? "dark" : "light";
            element.card = semantics.card;
            element.classList.toggle("through", !!semantics.letsThrough);
            attribute(element, "aria-modal", semantics.letsThrough ? undefined : "true");
        },
    },
};

/**
 * Returns true if a press is on the presentation, and not beside it.
 *
 * @param {HTMLElement} element
 * @param {MouseEvent} event
 */
function isOnCard(element, event) {
    if (targetOf(event) !== element) return true;
    const { left, top } = element.getBoundingClientRect();
    const [x, y, width, height] = element.card ?? [0, 0, 0, 0];
    const [pressX, pressY] = [event.clientX - left - x, event.clientY - top - y];
    return pressX >= 0 && pressX <= width && pressY >= 0 && pressY <= height;
}

/** Closes the menu in front. Returns whether there is one. */
export function leaveMenu() {
    const element = presented.at(-1)?.element;
    if (!element || !isMenu(element)) return false;
    act(idOf(element) ?? 0, { dismiss: {} });
    return true;
}

/** Makes the elements behind the last presentation inert. The focus moves into it, and back after its dismissal. */
export function arrangePresentations() {
    const shown = elementsIn(root, ":scope > * > .node");
    // A view on its way out is in front of nothing.
    const all = shown.filter((child) => !child.classList.contains("untouchable"));
    const elements = all.filter((child) => child.dataset.role === "dialog");
    const gone = presented.filter(({ element }) => !elements.includes(element));
    presented = presented.filter(({ element }) => elements.includes(element));
    const closed = all.filter((child) => !child.classList.contains("through"));
    const first = all.indexOf(closed[closed.length - 1]);
    for (const child of shown) child.inert = !all.includes(child) || all.indexOf(child) < first;
    for (const { before } of [...gone].reverse()) {
        if (before?.isConnected && !before.closest("[inert]")) before.focus();
    }
    // A dialog that takes the place of others gives the focus back to the element that had it before them: they took it
    // along.
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    const isLost = active === document.body || gone.some(({ element }) => element.contains(active));
    const before = gone.length && isLost ? gone[0].before : active;
    for (const element of elements) {
        if (presented.some((known) => known.element === element)) continue;
        presented.push({ element, before });
        if (!element.inert && !element.contains(document.activeElement)) enterPresentation(element);
    }
    presented.forEach(({ element }, index) => namePresentation(element, index));
    for (const { element } of presented) if (isMenu(element)) nameItems(element);
}

/**
 * Alerts are called what their first line says.
 *
 * @param {Element} element
 * @param {number} index
 */
function namePresentation(element, index) {
    const line = element.getAttribute("role") === "alertdialog" ? element.querySelector(".line") : null;
    if (line) line.id = `title-${index}`;
    attribute(element, "aria-labelledby", line?.id);
}

/**
 * Of a menu the chosen item has the focus, or the first, of anything else the whole.
 *
 * @param {HTMLElement} element
 */
function enterPresentation(element) {
    const items = isMenu(element) ? menuItems(element) : [];
    const chosen = items.find((item) => item.dataset.role === "option" && item.getAttribute("aria-checked") === "true");
    (chosen ?? items[0] ?? element).focus({ preventScroll: true });
}

document.addEventListener("keydown", (event) => {
    const element = presented.at(-1)?.element;
    const isEntered = event.key === "Enter" && targetOf(event).matches(".field");
    if (!element || (event.defaultPrevented && !isEntered) || event.isComposing) return;
    if (event.key === "Escape") {
        event.preventDefault();
        act(idOf(element) ?? 0, { dismiss: {} });
    } else if (isMenu(element)) {
        moveInMenu(element, event);
    } else if (event.key === "Enter" && element.getAttribute("role") === "alertdialog") {
        // In what has a use of its own for the key it stays that.
        if (targetOf(event).closest("button, a, textarea, [contenteditable]")) return;
        event.preventDefault();
        act(idOf(element) ?? 0, { submit: {} });
    }
});
