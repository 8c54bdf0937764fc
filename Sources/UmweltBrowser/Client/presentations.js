// What is presented in front of the window: where the focus goes, and what ends it.

import { attribute, root } from "./dom.js";
import { idOf } from "./nodes.js";
import { act } from "./events.js";
import { isMenu, menuItems, moveInMenu, nameItems } from "./menu-keys.js";

// Presentations from back to front, each with what had the focus before.
let presented = [];

export const presentationRoles = {
    dialog: {
        tag: "div",
        make(element, id) {
            element.tabIndex = -1;
            element.setAttribute("aria-modal", "true");
            element.addEventListener("click", (event) => {
                if (event.detail && !isOnCard(element, event)) act(id, { dismiss: {} });
            });
        },
        describe(element, semantics) {
            element.setAttribute("role", semantics.k ?? "dialog");
            element.style.colorScheme = semantics.d ? "dark" : "light";
            element.card = semantics.c;
        },
    },
};

// Whether a press is on what is presented, and not beside it.
function isOnCard(element, event) {
    if (event.target !== element) return true;
    const { left, top } = element.getBoundingClientRect();
    const [x, y, width, height] = element.card;
    const [pressX, pressY] = [event.clientX - left - x, event.clientY - top - y];
    return pressX >= 0 && pressX <= width && pressY >= 0 && pressY <= height;
}

// What is behind the last presentation cannot be used. The focus goes into it, and back when it has gone.
export function arrangePresentations() {
    const all = [...(root.firstElementChild?.children ?? [])].filter((child) => child.classList.contains("node"));
    const elements = all.filter((child) => child.dataset.role === "dialog");
    const focused = document.activeElement;
    const gone = presented.filter(({ element }) => !elements.includes(element));
    presented = presented.filter(({ element }) => elements.includes(element));
    all.forEach((child, index) => child.inert = elements.length > 0 && index < all.length - 1);
    for (const { before } of gone.reverse()) {
        if (before?.isConnected && !before.closest("[inert]")) before.focus();
    }
    for (const element of elements) {
        if (presented.some((known) => known.element === element)) continue;
        presented.push({ element, before: focused });
        if (!element.inert && !element.contains(document.activeElement)) enterPresentation(element);
    }
    presented.forEach(({ element }, index) => namePresentation(element, index));
    for (const { element } of presented) if (isMenu(element)) nameItems(element);
}

// Alerts are called what their first line says.
function namePresentation(element, index) {
    const line = element.getAttribute("role") === "alertdialog" ? element.querySelector(".line") : null;
    if (line) line.id = `title-${index}`;
    attribute(element, "aria-labelledby", line?.id);
}

// Of a menu the chosen item has the focus, or the first, of anything else the whole.
function enterPresentation(element) {
    const items = isMenu(element) ? menuItems(element) : [];
    const chosen = items.find((item) => item.dataset.role === "option" && item.getAttribute("aria-checked") === "true");
    (chosen ?? items[0] ?? element).focus({ preventScroll: true });
}

document.addEventListener("keydown", (event) => {
    const element = presented.at(-1)?.element;
    if (!element || event.defaultPrevented || event.isComposing) return;
    if (event.key === "Escape") {
        event.preventDefault();
        act(idOf(element), { dismiss: {} });
    } else if (isMenu(element)) {
        moveInMenu(element, event);
    }
});
