// Notices of the page itself, at its lower end.

import { byID, isFramed } from "./dom.js";

export const notice = byID("notice");

/**
 * Shows a text at the lower end of the page; an empty one hides it.
 *
 * @param {string} text
 */
export function say(text) {
    notice.textContent = text;
    notice.hidden = !text || isFramed;
}
