// The page's address, which the page sends to the app, because links lead into the app. An app may set it.

import { isFramed } from "./dom.js";
import { base, isOpen, send } from "./socket.js";

const known = "umwelt-address";
// The addresses of previews and inspectors say what they are.
const isSpecial = isFramed || ["preview", "inspect"].some((name) => new URLSearchParams(location.search).has(name));
// The number of addresses that were sent over this connection, and the number that the app had received when it last
// set one.
let toldCount = 0;
let answerCount = 0;

/** The app's part of the address; undefined if the address is only the app's base. */
function ownAddress() {
    // A frame's query is for the page itself.
    if (isFramed) return "";
    const address = new URL(location.href);
    for (const name of ["window", "preview", "inspect"]) address.searchParams.delete(name);
    return [base, `${base}/`].includes(address.pathname) && !address.search && !address.hash ? "" : address.href;
}

/** The path of the page's address below that of the app. */
export function ownPath() {
    return location.pathname.slice(base.length) || "/";
}

/** The greatest length of an address that the host takes, and of a path in the request for a connection. */
const longestAddress = 2048;
const longestPath = 2000;

/** The path that the user has come to, if the window does not know it yet; nothing where the app opens a window. */
export function newPath() {
    const isApps = isSpecial || new URLSearchParams(location.search).has("window");
    return !isApps && ownAddress() !== (sessionStorage.getItem(known) ?? "") && ownPath().length <= longestPath
        ? ownPath() : "";
}

/**
 * Writes the path that the app gives the page into the address, as an entry of the browser's history.
 *
 * @param {string} path
 * @param {unknown} state What is kept of the entry.
 * @param {boolean} isNew Whether it is another entry than the one before.
 */
export function writeAddress(path, state, isNew) {
    // The query and the fragment were about what was there before.
    const address = ownPath() === path ? location.href : base + path;
    if (isNew) history.pushState(state, "", address);
    else history.replaceState(state, "", address);
    sessionStorage.setItem(known, ownAddress());
}

/**
 * Sends the app the address, unless the window has it already. Returns true if it sends it.
 *
 * @param {boolean} isNew Whether the window is another one than the page showed before.
 * @param {string} [path] The path that the app gives the page.
 */
export function reportAddress(isNew, path) {
    const address = ownAddress();
    if (path === ownPath() && !isSpecial && (!address || address === location.origin + base + path)) return false;
    if (!isNew && address === (sessionStorage.getItem(known) ?? "")) return false;
    // A new window begins where its app does, and one without addresses has nowhere else to go.
    if (!address && (isNew || path === undefined)) {
        sessionStorage.setItem(known, address);
        return false;
    }
    return ask(address);
}

/**
 * Tells the app the address that the browser has come to. Returns whether it can.
 *
 * @param {string} [address]
 */
export function ask(address = ownAddress()) {
    // The next connection sends it.
    if (!isOpen()) return false;
    sessionStorage.setItem(known, address);
    const whole = address || `${location.origin}${base}/`;
    if (whole.length > longestAddress) return false;
    toldCount++;
    send({ open: whole });
    return true;
}

/** True while the app has not answered the last address. */
export function awaitsAnswer() {
    return answerCount < toldCount;
}

/**
 * Returns true if this is the app's answer to the last address that it was sent.
 *
 * @param {number} [count] The number of addresses that the app has received.
 */
export function receiveAnswer(count) {
    const was = awaitsAnswer();
    answerCount = count ?? answerCount;
    return was && !awaitsAnswer();
}

/** Over a new connection nothing has been sent. */
export function forgetAnswers() {
    toldCount = 0;
    answerCount = 0;
}

/** True if the app may give the page an address. */
export function mayWrite() {
    return !isSpecial;
}

addEventListener("hashchange", () => reportAddress(false));
