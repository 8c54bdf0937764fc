// The cover over the page while the app does not respond.

import { base, token } from "./socket.js";

/** @type {HTMLDialogElement | undefined} */
let cover;

/**
 * Says that the app does not respond, or takes that away.
 *
 * @param {import("./protocol").HangMessage} said
 */
export function showHang({ hang, canRestart }) {
    cover?.remove();
    cover = undefined;
    if (!hang) return;
    const text = document.createElement("p");
    text.textContent = hang;
    cover = document.createElement("dialog");
    cover.id = "hang";
    cover.setAttribute("role", "alertdialog");
    cover.setAttribute("aria-label", hang);
    // The Escape key closes dialogs, but the app does not respond for that.
    cover.addEventListener("cancel", (event) => event.preventDefault());
    cover.append(text);
    if (canRestart) {
        const restart = document.createElement("button");
        restart.type = "button";
        restart.textContent = "Restart";
        restart.addEventListener("click", () => {
            restart.disabled = true;
            void fetch(`${base}/restart?token=${token}`, { method: "POST" });
        });
        cover.append(restart);
    }
    document.body.append(cover);
    cover.showModal();
}
