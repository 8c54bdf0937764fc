// Web pages in frames of their own origins.

import { attribute, elementsIn, root } from "./dom.js";
import { act } from "./events.js";
import { base, token } from "./socket.js";

/** The permissions of the app's own documents. The document around a page of another server sets those of the page. */
const permissions = "allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox";

/** The greatest length of a value, in UTF-16 code units. The app accepts texts of twice the length. */
const longestValue = 500_000;

/** The greatest length of a link, of which no character is longer than two bytes in JSON. */
const longestLink = 1900;

/** @type {import("./page").Roles<"webPage">} */
export const webPageRole = {
    webPage: {
        tag: "div",
        make(element) {
            element.classList.add("web");
        },
        describe(element, semantics) {
            const page = element.webPage ??= { load: 0, answered: 0, isReady: false, calls: [] };
            page.calls = semantics.calls ?? [];
            if (page.load !== semantics.load) {
                page.load = semantics.load;
                page.isReady = false;
                // Another frame: the browser's back button does not return to the previous one.
                page.frame?.remove();
                page.frame = semantics.path ? makeFrame(semantics.path, semantics) : undefined;
                if (page.frame) element.append(page.frame);
            }
            if (page.frame) attribute(page.frame, "title", semantics.label ?? "Web page");
            call(page);
        },
        named(element) {
            return element.webPage?.frame ?? element;
        },
    },
};

// Only the frame's own document is heard, not what it has inside.
addEventListener("message", ({ source, data }) => {
    if (typeof data !== "object" || data === null) return;
    for (const { nodeID, webPage } of elementsIn(root, ".web")) {
        const isSource = webPage?.frame && source === webPage.frame.contentWindow;
        if (isSource && nodeID !== undefined) receive(nodeID, webPage, data);
    }
});

/**
 * A frame that shows a document.
 *
 * @param {string} path
 * @param {import("./protocol").WebPageRecord} page
 */
function makeFrame(path, { keepsOrigin, isPrivate, isFixed }) {
    const frame = document.createElement("iframe");
    // Only some browsers know frames without credentials.
    if (isPrivate) frame.credentialless = true;
    if (isFixed) frame.setAttribute("scrolling", "no");
    if (!keepsOrigin) frame.setAttribute("sandbox", permissions);
    frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
    frame.referrerPolicy = "no-referrer";
    frame.src = base + path + (keepsOrigin ? `&${new URLSearchParams({ token })}` : "");
    return frame;
}

/**
 * Calls the functions that wait, once the document is there.
 *
 * @param {import("./page").WebPage} page
 */
function call(page) {
    if (!page.isReady) return;
    for (const { number, body, arguments: values } of page.calls) {
        if (number <= page.answered) continue;
        page.answered = number;
        page.frame?.contentWindow?.postMessage({ call: number, body, values: JSON.parse(values) }, "*");
    }
}

/**
 * Reports a message of a frame's document to the app.
 *
 * @param {number} id
 * @param {import("./page").WebPage} page
 * @param {any} message
 */
function receive(id, page, message) {
    const { load } = page;
    if (message.finished) {
        page.isReady = true;
        const title = typeof message.title === "string" ? cut(message.title, 1000) : undefined;
        reportPage(id, title === undefined ? { finished: { load } } : { finished: { load, title } });
        call(page);
    } else if (typeof message.failed === "string") {
        reportPage(id, { failed: { load, reason: cut(message.failed, 1000) } });
    } else if (typeof message.link === "string") {
        const link = asciiURL(message.link);
        if (link && link.length <= longestLink) queue(() => act(id, { follow: { link } }));
    } else if (message.call !== undefined) {
        if (Number.isSafeInteger(message.call)) finishCall(id, message);
    } else if (typeof message.handler === "string" && typeof message.body === "string") {
        if (message.body.length > longestValue) return console.warn(`A message to ${message.handler} is too long.`);
        reportPage(id, { posted: { handler: cut(message.handler, 1000), body: message.body.toWellFormed() } });
    }
}

/**
 * Reports the result of a call to the app.
 *
 * @param {number} id
 * @param {any} message
 */
function finishCall(id, { call, value, error }) {
    if (typeof error === "string") return reportPage(id, { threw: { call, reason: cut(error, 1000) } });
    if (typeof value !== "string") return reportPage(id, { returned: { call } });
    const isLong = value.length > longestValue;
    const result = { call, value: value.toWellFormed() };
    reportPage(id, isLong ? { threw: { call, reason: "The value is too long." } } : { returned: result });
}

/**
 * The start of a text, which a message can contain.
 *
 * @param {string} text
 * @param {number} length
 */
function cut(text, length) {
    return text.slice(0, length).toWellFormed();
}

/**
 * Returns a URL without other characters than ASCII; undefined for a text that is none.
 *
 * @param {string} text
 */
function asciiURL(text) {
    try {
        return new URL(text).href;
    } catch {
        return undefined;
    }
}

// A document may post more messages than the app accepts.
/** @type {(() => void)[]} */
const waiting = [];
/** The greatest number of waiting events, and the pause between two of them in milliseconds: half of what is accepted. */
const mostWaiting = 1000;
const eventPause = 1000 / 60;
let isReporting = false;

/**
 * Sends an event of a page, after the waiting events.
 *
 * @param {number} id
 * @param {import("./protocol").WebPageEvent} event
 */
function reportPage(id, event) {
    queue(() => act(id, { webPage: { event } }));
}

/** @param {() => void} report */
function queue(report) {
    waiting.push(report);
    if (waiting.length > mostWaiting) waiting.shift();
    if (!isReporting) reportNext();
}

function reportNext() {
    const next = waiting.shift();
    isReporting = next !== undefined;
    if (!next) return;
    next();
    setTimeout(reportNext, eventPause);
}
