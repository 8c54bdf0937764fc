// The socket to the app: what goes out.

import { encodeRequest } from "./messages.js";

export const token = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=umwelt-token]")).content;
/** The path of the app at its host; empty for the root. */
export const base = /** @type {HTMLMetaElement} */ (document.querySelector("meta[name=umwelt-base]")).content;
/** @type {WebSocket | undefined} */
let socket;
let count = 0;

/** Returns true if messages can be sent. */
export function isOpen() {
    return socket?.readyState === WebSocket.OPEN;
}

/**
 * Messages are counted from one for each socket.
 *
 * @param {import("./protocol").PageRequest} request
 */
export function send(request) {
    if (isOpen()) socket?.send(encodeRequest(++count, request));
}

/**
 * Opens another socket in place of the one before.
 *
 * @param {string} address
 */
export function openSocket(address) {
    count = 0;
    socket = new WebSocket(address);
    return socket;
}

// The window is free for the page that comes after this one, such as when it is loaded again.
addEventListener("pagehide", () => socket?.close());
