// What the app copies.

import { offer, say } from "./notice.js";

/**
 * Puts a text on the clipboard, or offers to: browsers let a page do that only while its user does something.
 *
 * @param {string} text
 */
export async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        const button = document.createElement("button");
        button.textContent = "Copy";
        button.addEventListener("click", () => {
            say("");
            navigator.clipboard?.writeText(text).catch(() => say("The browser does not let the app copy."));
        });
        offer("The app copies a text. ", button);
    }
}
