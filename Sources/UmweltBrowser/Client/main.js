// The page's script: shows what comes over the socket and says what its user does.

import { newPath } from "./address.js";
import { letters } from "./fonts.js";
import { say } from "./notice.js";
import { base, openSocket, token } from "./socket.js";
import { decodeMessage } from "./messages.js";
import "./undo.js";
import "./context-menus.js";
import { forgetSystem, sendSystem } from "./system.js";
import { leave, sessionKey } from "./windows.js";
import { showBuildNotice } from "./build-notice.js";
import { showHang } from "./hang.js";
import { showMatrix } from "./matrix.js";
import { showPreviews } from "./preview-list.js";
import { show } from "./patches.js";

/** The least and the greatest pause before the next attempt to connect, in milliseconds; each is twice the one before. */
const leastWait = 250;
const mostWait = 5000;
let wait = leastWait;

/** The time in milliseconds when another build took the place of the app's, and how long it may take to answer. */
let replaced = -Infinity;
const restart = 2000;

/** The WebSocket codes of a refused message: the host would refuse the same message again. */
const refusals = [1002, 1003, 1007, 1008, 1009];

/** The host's own codes for windows that are closed, or shown in another tab. */
const windowEnds = [4000, 4001];

/** The host's own code for a page that is suspended, as it is hidden. */
const suspensionCode = 4002;

/** The code of WebSocket for a service that restarts. */
const restartCode = 1012;

function connect() {
    const query = new URLSearchParams({ token });
    const preview = new URLSearchParams(location.search).get("preview");
    const session = sessionStorage.getItem(sessionKey);
    if (session) query.set("session", session);
    // The server reads a plus sign as one.
    let wanted = preview === null ? "" : `&preview=${encodeURIComponent(preview)}`;
    const inspected = new URLSearchParams(location.search).get("inspect");
    if (inspected !== null) wanted += `&inspect=${encodeURIComponent(inspected)}`;
    const path = newPath();
    if (path) wanted += `&path=${encodeURIComponent(path)}`;
    const ticket = new URLSearchParams(location.search).get("window");
    if (ticket !== null) wanted += `&window=${encodeURIComponent(ticket)}`;
    const socket = openSocket(`${location.origin.replace(/^http/, "ws")}${base}/socket?${query}${wanted}`);
    socket.addEventListener("open", () => {
        forgetSystem();
        wait = leastWait;
        say("");
        sendSystem();
    });
    socket.addEventListener("message", (event) => {
        const message = decodeMessage(event.data);
        if ("notice" in message) return showBuildNotice(message.notice);
        if ("hang" in message) return showHang(message);
        if (message.session) showBuildNotice(null);
        show(message);
    });
    socket.addEventListener("close", (event) => {
        showHang({ hang: "" });
        if (refusals.includes(event.code)) {
            say(`The connection was closed: ${event.reason} Reload the page to go on.`);
            return;
        }
        if (windowEnds.includes(event.code)) return leave(event.reason);
        if (event.code === suspensionCode) return whenVisible(connect);
        if (event.code === restartCode) {
            // Another build of the app is there in a moment: the connection waits for it. Its token is nearly always the
            // same, so that the page is asked for only where the app refuses the socket. A list has to be looked at.
            replaced = performance.now();
            if (isList) reconnect();
            else connect();
        } else if (performance.now() - replaced < restart) {
            setTimeout(reconnect, 100);
        } else {
            say("The connection is lost. Trying again…");
            setTimeout(reconnect, wait);
            wait = Math.min(wait * 2, mostWait);
        }
    });
}

/**
 * Calls a function when the page is visible.
 *
 * @param {() => void} then
 */
function whenVisible(then) {
    if (!document.hidden) return then();
    document.addEventListener("visibilitychange", () => whenVisible(then), { once: true });
}

// The page of the app, whatever the path of the address: only browsers themselves get it for another one.
const whole = `${location.origin}${base}/${location.search}`;

// A restarted app has another token: only its own page can connect to it.
async function reconnect() {
    try {
        const page = await (await fetch(whole, { cache: "no-store" })).text();
        // A list of previews is there as it was, or has others now.
        if (!page.includes(token) || isList !== page.includes("id=\"previews\"") || (isList && page !== listed)) {
            return location.reload();
        }
    } catch {
        // No answer yet; the socket will find out as well, and try again.
    }
    connect();
}

// The page's own texts.
letters(document.body.textContent ?? "");
const isList = showPreviews();
let listed = "";
if (isList) fetch(whole, { cache: "no-store" }).then(async (answer) => { listed = await answer.text(); });
// The copies are windows of the app, but the matrix is none.
if (!showMatrix()) connect();
