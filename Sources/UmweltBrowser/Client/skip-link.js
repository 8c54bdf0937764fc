// The skip link, with which the keyboard passes a sidebar and bars before the content.

import { elementsIn, isFramed, root } from "./dom.js";
import { withoutFocusEvents } from "./focus.js";

/** The elements at which the tab key stops. */
const stops = ["a[href]", "button", "input", "select", "textarea", "[tabindex='0']"]
    .map((each) => `${each}:not([tabindex='-1'])`).join();

/** As few stops before the content are passed as fast as the link. */
const few = 1;

/** @type {HTMLAnchorElement | undefined} */
let link;
let isSkipLinkDue = false;

/** The time in which what a message changes has come to rest, in milliseconds. */
const settling = 250;

/** Shows the link if it saves key presses, once the page has been idle. */
export function updateSkipLinkSoon() {
    if (isSkipLinkDue || isFramed) return;
    isSkipLinkDue = true;
    setTimeout(() => {
        isSkipLinkDue = false;
        const isWanted = isFarAway(content());
        if (isWanted && !link) link = makeSkipLink();
        if (link && link !== document.activeElement) link.hidden = !isWanted;
    }, settling);
}

/** The start of the content: the last title in reading order, because a sidebar's title precedes the detail's. */
function content() {
    return elementsIn(root, "[role=heading][aria-level='1'], [role=tabpanel]").filter(isReached).at(-1);
}

/** @param {HTMLElement | undefined} target */
function isFarAway(target) {
    if (!target) return false;
    let count = 0;
    for (const stop of elementsIn(root, stops)) {
        if (!(target.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING)) break;
        if (!stop.contains(target) && isReached(stop)) count += 1;
        if (count > few) return true;
    }
    return false;
}

/** @param {HTMLElement} element */
function isReached(element) {
    return !element.closest("[inert], [aria-hidden=true], [hidden]") && element.getClientRects().length > 0;
}

function makeSkipLink() {
    const made = document.createElement("a");
    made.id = "skip";
    made.href = "#window";
    made.textContent = "Skip to the content";
    made.addEventListener("click", (event) => {
        event.preventDefault();
        const target = content();
        if (!target) return;
        if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
        withoutFocusEvents(() => target.focus());
    });
    document.body.prepend(made);
    return made;
}
