// The browser's history: its buttons and keys go back in the app.

import { send } from "./socket.js";

// The number of entries of the browser's history that are levels of the app.
let depth = history.state?.umwelt ?? 0;

/**
 * Makes as many entries of the browser's history levels of the app as there are.
 *
 * @param {number} wanted
 */
export function followDepth(wanted) {
    const before = depth;
    while (depth < wanted) history.pushState({ umwelt: ++depth }, "");
    depth = wanted;
    if (wanted < before) history.go(wanted - before);
}

addEventListener("popstate", (event) => {
    const reached = event.state?.umwelt ?? 0;
    // The app's own way back has been followed.
    if (reached === depth) return;
    if (reached < depth) {
        depth = reached;
        send({ back: reached });
    } else {
        // The text that was there is no longer known.
        history.go(depth - reached);
    }
});
