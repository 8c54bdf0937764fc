// The page's address, which the app is told: links lead into it.

import { isFramed } from "./dom.js";
import { base, send } from "./socket.js";

const known = "umwelt-address";

/** What of the address is for the app; nothing if that is only where the app is. */
function ownAddress() {
    // A frame's query is for the page itself.
    if (isFramed) return "";
    const address = new URL(location.href);
    for (const name of ["window", "preview", "inspect"]) address.searchParams.delete(name);
    return [base, `${base}/`].includes(address.pathname) && !address.search && !address.hash ? "" : address.href;
}

/**
 * Tells the app the address, if the window does not know it yet.
 *
 * @param {boolean} isNew Whether the window is another one than the page showed before.
 */
export function tellAddress(isNew) {
    const address = ownAddress();
    if (!isNew && address === (sessionStorage.getItem(known) ?? "")) return;
    sessionStorage.setItem(known, address);
    if (address && address.length <= 2048) send({ open: address });
}

addEventListener("hashchange", () => tellAddress(false));
