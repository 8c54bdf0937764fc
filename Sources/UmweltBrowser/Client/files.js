// Files: those that the user chooses for the app, and those that the app gives away.

import { offer, say } from "./notice.js";
import { send, token } from "./socket.js";

/**
 * Does what the app asks for.
 *
 * @param {import("./protocol").FileRequestRecord} request
 */
export function askForFiles(request) {
    if (request.downloads) {
        for (const { path, name } of request.downloads) download(path, name);
        send({ files: { request: request.id, names: [] } });
        return;
    }
    const input = document.createElement("input");
    input.type = "file";
    input.accept = request.accept ?? "";
    input.multiple = !!request.allowsSeveral;
    /** @param {string[] | null} names */
    const answer = (names) => send({ files: { request: request.id, names } });
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
    link.href = `${path}?${new URLSearchParams({ token })}`;
    link.download = name;
    link.click();
}

/**
 * Sends files to the app. The names by which it knows them; nothing if one of them is not taken.
 *
 * @param {File[]} files
 * @returns {Promise<string[] | null>}
 */
export async function upload(files) {
    /** @type {string[]} */
    const names = [];
    for (const file of files) {
        try {
            const query = new URLSearchParams({ token, name: file.name });
            const response = await fetch(`/upload?${query}`, { method: "POST", body: file });
            if (!response.ok) throw new Error(await response.text());
            names.push(await response.text());
        } catch {
            say(`“${file.name}” cannot be sent to the app.`);
            return null;
        }
    }
    return names;
}
