// The keyboard focus, and its moves by the program.
//
// A move by the program is reported as if the user had made it: so that both agree in the end, whatever was under way.

import { root, targetOf } from "./dom.js";
import { nodeOf, nodes } from "./nodes.js";
import { act } from "./events.js";
import { roleOf } from "./roles.js";

let isShowing = false;

/**
 * While the window changes only the app moves the focus, and it knows that.
 *
 * @param {() => void} change
 */
export function withoutFocusEvents(change) {
    isShowing = true;
    change();
    isShowing = false;
}

root.addEventListener("focusin", (event) => {
    if (isShowing) return;
    const id = nodeOf(targetOf(event));
    if (isSearch(targetOf(event))) beforeSearch = nodeOf(/** @type {Element | null} */ (event.relatedTarget)) ?? 0;
    if (id) act(id, { focus: {} });
});

/** The node that had the keyboard before a field to search in got it; zero for none. */
let beforeSearch = 0;

/** @param {Element | null} element */
function isSearch(element) {
    return element?.getAttribute("inputmode") === "search";
}

root.addEventListener("focusout", (event) => {
    // Not for the server's own moves, and a window that loses the focus keeps its own for when it is back.
    if (isShowing || root.contains(/** @type {Node | null} */ (event.relatedTarget)) || !document.hasFocus()) return;
    const id = nodeOf(targetOf(event));
    if (id) act(id, { blur: {} });
});

// Pressing a button leaves the keyboard with the field with the focus, as on a phone.
root.addEventListener("mousedown", (event) => {
    const isWriting = document.activeElement?.classList.contains("field");
    if (isWriting && targetOf(event).closest("button")) event.preventDefault();
});

/**
 * Moves the focus where the server wants it, zero being nowhere, or back to where it was: elements that come to another
 * place lose it. The new place is sent to the server.
 *
 * @param {number | undefined} id
 * @param {number | undefined} before
 */
export function moveFocus(id, before) {
    const active = nodeOf(document.activeElement);
    if (id === 0) {
        const wasSearch = isSearch(document.activeElement);
        /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
        // After a search the keyboard is where it was before.
        if (wasSearch) focusNode(nodes.get(beforeSearch));
    }
    else if (id ?? (active ? undefined : before)) focusNode(nodes.get(id ?? before ?? 0));
    const now = nodeOf(document.activeElement);
    if (now && (id || now !== before)) act(now, { focus: {} });
}

/** @param {import("./page").PageNode | undefined} node */
function focusNode(node) {
    if (node) (roleOf(node.element).named?.(node.element) ?? node.element).focus();
}
