// Files: those that the user chooses for the app or pastes, and those that the app gives away.

import { clipboardItems } from "./clipboard.js";
import { offer, say } from "./notice.js";
import { base, send, token } from "./socket.js";
import { upload } from "./uploads.js";

/**
 * Does what the app asks for.
 *
 * @param {import("./protocol").FileRequestRecord} request
 */
export async function askForFiles(request) {
    /** @param {import("./protocol").OutsideItem[] | null} items */
    const answer = (items) => send({ files: { request: request.id, items } });
    if (request.downloads) {
        for (const { path, name } of request.downloads) download(path, name);
        answer([]);
        return;
    }
    if (request.pastes) {
        answer(await clipboardItems());
        return;
    }
    const input = document.createElement("input");
    input.type = "file";
    input.accept = request.accept ?? "";
    input.multiple = !!request.allowsSeveral;
    input.addEventListener("cancel", () => answer(null));
    input.addEventListener("change", async () => answer(await upload([...input.files ?? []])));
    // Browsers let a page ask for files only while its user does something. Else the user is asked.
    if (navigator.userActivation?.isActive ?? true) input.click();
    else offerChoice(input);
}

/** @param {HTMLInputElement} input */
function offerChoice(input) {
    const button = document.createElement("button");
    button.textContent = "Choose";
    button.addEventListener("click", () => {
        say("");
        input.click();
    });
    offer("The app asks for a file. ", button);
}

/**
 * @param {string} path
 * @param {string} name
 */
function download(path, name) {
    const link = document.createElement("a");
    link.href = `${base}${path}?${new URLSearchParams({ token })}`;
    link.download = name;
    link.click();
}
