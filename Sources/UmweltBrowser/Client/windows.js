// Other pages, which this one opens, and the end of this one.

import { isFramed, root } from "./dom.js";
import { offer, say } from "./notice.js";
import { followInspected } from "./inspector.js";
import { base, send } from "./socket.js";

export const ownTitle = document.title;

/** The name under which the browser keeps the page's session: the pages in the list of previews share a tab. */
export const sessionKey = "umwelt-session" + (isFramed ? location.search : "");

/**
 * The title of the page's window, for this page and for others.
 *
 * @param {string} session
 * @param {string} name
 */
export function arrive(session, name) {
    sessionStorage.setItem(sessionKey, session);
    window.name = name;
    followInspected(name);
    document.title = ownTitle;
    const address = new URL(location.href);
    if (!address.searchParams.has("window")) return;
    address.searchParams.delete("window");
    history.replaceState(history.state, "", address);
}

/**
 * The tab of that name comes to the front; if there is none, the browser makes an empty one.
 *
 * @param {string} name
 * @param {string} ticket
 * @param {import("./protocol").PairRecord} [size]
 */
export function openWindow(name, ticket, size) {
    const address = `${base}/?window=${ticket}`;
    const features = size ? `popup,width=${size[0]},height=${size[1]}` : "";
    const tab = mayOpen() ? open("", name, features) : null;
    if (!tab) {
        const link = document.createElement("a");
        link.href = address;
        link.target = name;
        link.rel = "opener";
        link.textContent = "a window";
        link.addEventListener("click", () => say(""));
        offer("The app opens ", link);
    } else if (tab.location.href === "about:blank") tab.location.replace(address);
    else tab.focus();
}

/**
 * The window that the page showed is gone, and so is the tab, if a page has opened it.
 *
 * @param {string} reason
 */
export function leave(reason) {
    sessionStorage.removeItem(sessionKey);
    window.name = "";
    document.title = ownTitle;
    root.replaceChildren();
    say(`${reason} You can close this tab, or reload it to see the app.`);
    window.close();
}

/**
 * Opens a URL, or offers to, and sends the outcome to the app.
 *
 * @param {import("./protocol").URLRequestRecord} request
 */
export function openURL({ id, url }) {
    let isOpened = false;
    const answer = () => send({ opened: { request: id, accepted: isOpened } });
    const link = document.createElement("a");
    link.href = url;
    link.rel = "noopener noreferrer";
    if (["http:", "https:"].includes(link.protocol)) link.target = "_blank";
    link.textContent = link.href;
    link.addEventListener("click", () => isOpened = true);
    if (mayOpen()) {
        link.click();
        answer();
    } else {
        link.addEventListener("click", () => say(""));
        offer("The app opens ", link, answer);
    }
}

// Browsers let a page open another only while its user does something. Else the user is asked.
function mayOpen() {
    return navigator.userActivation?.isActive ?? true;
}
