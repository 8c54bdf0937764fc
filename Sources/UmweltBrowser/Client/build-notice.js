// Notices of the tool over the app: why the last build failed, why the app was restarted, or that a build runs.

import { isFramed } from "./dom.js";
import { send } from "./socket.js";

/** @type {HTMLElement | undefined} */
let buildNotice;

/**
 * Shows what the tool has to say; null takes away what is shown.
 *
 * @param {import("./protocol").NoticeRecord | null} said
 */
export function showBuildNotice(said) {
    buildNotice?.remove();
    buildNotice = undefined;
    // The list of previews shows it once, around them.
    if (!said || isFramed) return;
    const title = document.createElement("h2");
    title.textContent = said.title;
    const head = document.createElement("header");
    head.append(title);
    buildNotice = document.createElement("section");
    buildNotice.id = "build-notice";
    buildNotice.setAttribute("role", said.isProgress ? "status" : "alert");
    buildNotice.append(head);
    if (!said.isProgress) {
        const close = document.createElement("button");
        close.type = "button";
        close.textContent = "Dismiss";
        close.addEventListener("click", () => showBuildNotice(null));
        head.append(close);
        const text = document.createElement("pre");
        text.append(...withPlaces(said.text));
        text.tabIndex = 0;
        buildNotice.append(text);
    }
    document.body.append(buildNotice);
}

/**
 * The parts of a text. Places in the source, such as `Shelf.swift:3:5`, are buttons, which open the editor.
 *
 * @param {string} text
 */
function withPlaces(text) {
    return text.split(/((?:^|(?<=[\s(]))[^\s:()][^\n:]*\.swift:\d+(?::\d+)?)/m).map((part, index) => {
        if (index % 2 === 0) return part;
        const place = document.createElement("button");
        place.type = "button";
        place.className = "place";
        place.title = "Open in the editor";
        place.textContent = part;
        const edit = /:\d+:\d+$/.test(part) ? part : `${part}:1`;
        place.addEventListener("click", () => send({ edit }));
        return place;
    });
}
