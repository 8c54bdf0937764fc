// The browser's history: its buttons and keys go back in the app.
//
// An entry is a level of the app, or, if the app gives the page an address, a level or an address. What covers a narrow
// window, such as a sheet, is a level, too. An entry keeps the number of levels, and with addresses also the way that led
// to it: the levels and the address of each entry of the app before it.

import {
    ask, forgetAnswers, awaitsAnswer, mayWrite, ownPath, receiveAnswer, reportAddress, writeAddress,
} from "./address.js";
import { send } from "./socket.js";

// The number of levels that the app has, which without addresses are entries of the browser's history.
let depth = history.state?.umwelt ?? 0;
/**
 * The path that the app gives the page; undefined if it gives none.
 *
 * @type {string | undefined}
 */
let appPath;
// True while the browser is on its way to another entry, as the app wants it.
let isMoving = false;
// The longest way that is kept: so many times the app's own way back is the browser's.
const longestWay = 100;

/**
 * The page shows a window from now on.
 *
 * @param {boolean} isNew Whether it is another one than the page showed before.
 * @param {number} levels
 * @param {string} [path]
 */
export function arriveAt(isNew, levels, path) {
    appPath = mayWrite() ? path : undefined;
    forgetAnswers();
    isMoving = false;
    const isAsked = reportAddress(isNew, appPath);
    if (appPath === undefined) return followDepth(levels);
    depth = levels;
    if (!isAsked) writeAddress(appPath, { umwelt: depth, way: ownWay() }, false);
}

/**
 * Makes the browser's history follow the app.
 *
 * @param {number} [levels]
 * @param {string} [path]
 * @param {number} [addresses] The number of addresses that the app had received.
 */
export function followApp(levels, path, addresses) {
    if (levels === undefined && path === undefined && addresses === undefined) return;
    if (path !== undefined && mayWrite()) appPath = path;
    if (appPath === undefined) return followDepth(levels ?? depth);
    depth = levels ?? depth;
    if (receiveAnswer(addresses)) writeAddress(appPath, { umwelt: depth, way: ownWay() }, false);
    else if (!awaitsAnswer()) followAddress();
}

/**
 * Makes as many entries of the browser's history levels of the app as there are.
 *
 * @param {number} wanted
 */
function followDepth(wanted) {
    depth = wanted;
    // The browser says when it is there: an entry that is added before would be left instead of the one before it.
    if (isMoving) return;
    let shown = history.state?.umwelt ?? 0;
    while (shown < depth) history.pushState({ umwelt: ++shown }, "");
    if (depth === shown) return;
    isMoving = true;
    history.go(depth - shown);
}

/**
 * The levels and addresses of the app's entries before the browser's current entry.
 *
 * @returns {[number, string][]}
 */
function ownWay() {
    return history.state?.way ?? [];
}

/** Makes the browser's entry the app's address and levels. */
function followAddress() {
    // The browser says when it is there.
    if (isMoving || appPath === undefined) return;
    const shown = history.state?.umwelt ?? 0, isHere = ownPath() === appPath;
    if (isHere && shown === depth) return;
    const way = ownWay();
    if (depth < shown) {
        let index = way.length - 1;
        while (index >= 0 && (way[index][0] !== depth || way[index][1] !== appPath)) index--;
        if (index >= 0) {
            isMoving = true;
            return history.go(index - way.length);
        }
        if (isHere) return writeAddress(appPath, { umwelt: depth, way }, false);
    }
    // Levels without an address of their own are entries of their own, or the browser could not go back over them.
    let next = isHere ? shown + 1 : depth;
    let last = shown;
    let path = ownPath();
    for (; next <= depth; next++) {
        way.push([last, path]);
        writeAddress(appPath, { umwelt: next, way: way.slice(-longestWay) }, true);
        [last, path] = [next, appPath];
    }
}

addEventListener("popstate", (event) => {
    const reached = event.state?.umwelt ?? 0;
    if (appPath !== undefined) return reach(reached, event.state !== null);
    // The app's own way back has been followed, and may have gone on meanwhile.
    if (isMoving) {
        isMoving = false;
        return followDepth(depth);
    }
    if (reached === depth) return;
    if (reached < depth) {
        depth = reached;
        send({ back: reached });
    } else {
        // The text that was there is no longer known.
        history.go(depth - reached);
    }
});

/**
 * The browser is at another entry, in an app that gives the page addresses.
 *
 * @param {number} levels
 * @param {boolean} isOwn Whether it is an entry of the app.
 */
function reach(levels, isOwn) {
    if (isMoving) {
        isMoving = false;
        followAddress();
    } else if (awaitsAnswer() || ownPath() !== appPath) {
        ask();
    } else if (!isOwn) {
        // A fragment has come into the address.
        history.replaceState({ umwelt: depth, way: [] }, "");
    } else if (levels < depth) {
        depth = levels;
        send({ back: levels });
    } else if (levels > depth) {
        isMoving = true;
        history.go(depth - levels);
    }
}
