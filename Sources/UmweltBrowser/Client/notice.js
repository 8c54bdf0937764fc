// Notices of the page itself, at its lower end.

import { byID, isFramed } from "./dom.js";

const notice = byID("notice");

/** Runs when what is offered is no longer: it was taken, or another notice is in its place. */
let withdraw = () => {};

/**
 * Shows a text at the lower end of the page; an empty one hides it.
 *
 * @param {string} text
 */
export function say(text) {
    withdraw();
    withdraw = () => {};
    notice.textContent = text;
    notice.hidden = !text || isFramed;
}

/**
 * Offers what browsers do only while their user does something: a text, and a link or button to press for it.
 *
 * @param {string} text
 * @param {HTMLElement} action
 * @param {() => void} [withdrawn] Runs when the action is gone, taken or not.
 */
export function offer(text, action, withdrawn = () => {}) {
    say("");
    withdraw = withdrawn;
    notice.replaceChildren(text, action);
    notice.hidden = false;
}
