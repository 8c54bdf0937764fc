// Pointer events, for nodes that have gestures.
//
// Nodes are found by the elements under the pointer, so that scrolling and stacking count as the browser has them. All
// listeners are at the root: a node costs nothing until a pointer is over it.

import { root, targetOf } from "./dom.js";
import { nodes, ownNode, rootID } from "./nodes.js";
import { act } from "./events.js";
import { localPoint } from "./effects.js";
import { shape } from "./drawing.js";
import { listenToDrags } from "./dragging.js";
import { listenToKeys, modifierBits } from "./keys.js";
import { pointerBits } from "./names.js";
import { thresholds } from "./thresholds.js";

const controlSelector = "button, input, textarea, select, a[href], .styled";
/** @type {Map<number, PointerEvent>} */
const down = new Map();
/** @type {Map<number, HTMLElement>} */
let over = new Map();
/** @type {Map<number, PointerEvent>} */
let movedPointers = new Map();
let isMoveDue = false;
let lastMove = 0;

/**
 * Sets the properties of a node's element for pointers, which styles and the listeners below read.
 *
 * @param {import("./page").PageNode} node
 * @param {import("./protocol").PointersRecord} interest
 */
export function listenToPointers(node, interest) {
    const { element } = node;
    const events = interest.events ?? 0;
    element.classList.toggle("presses", !!(events & pointerBits.presses));
    element.classList.toggle("drags", !!(events & pointerBits.drags));
    element.classList.toggle("pinches", !!(events & pointerBits.pinches));
    element.classList.toggle("visits", !!(events & pointerBits.visits));
    element.classList.toggle("menus", !!(events & pointerBits.menus));
    element.classList.toggle("untouchable", !!interest.isUntouchable);
    element.classList.toggle("barrier", !!interest.isBarrier);
    // Presentations set it too, and know that what is untouchable stays so.
    element.inert = !!interest.isInert;
    element.classList.toggle("shaped", interest.shape !== undefined);
    element.classList.toggle("ringless", !!interest.hidesFocus);
    element.classList.toggle("pointed", interest.cursor !== undefined);
    element.style.setProperty("--cursor", knownCursor(interest.cursor ?? ""));
    listenToKeys(node, interest.keys);
    listenToDrags(node, events);
    node.events = events;
    node.area?.remove();
    node.area = undefined;
    if (interest.shape !== undefined) {
        node.area = shape({ d: interest.shape, "fill-rule": interest.isEvenOdd ? "evenodd" : "nonzero" });
        node.area.classList.add("area");
        element.prepend(node.area);
    }
}

/**
 * A cursor as the browser knows it: not every one takes pictures for several densities there.
 *
 * @param {string} cursor
 */
function knownCursor(cursor) {
    if (!cursor.startsWith("image-set(") || CSS.supports("cursor", cursor)) return cursor;
    return cursor.replace(/^image-set\((url\([^)]*\)) 1x, url\([^)]*\) 2x\)/, "$1");
}

/**
 * @param {number} id
 * @param {import("./protocol").PointerEventRecord["phase"]} phase
 * @param {PointerEvent} event
 * @param {HTMLElement} [element]
 */
function sendPointer(id, phase, event, element) {
    act(id, {
        pointer: {
            event: {
                phase,
                device: event.pointerType === "mouse" || event.pointerType === "pen" ? event.pointerType : "touch",
                pointer: event.pointerId,
                location: [event.clientX, event.clientY],
                ...(element ? { place: localPoint(element, event.clientX, event.clientY) } : {}),
                time: event.timeStamp / 1000,
                modifiers: modifierBits(event),
            },
        },
    });
}

root.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const element = find(event, ".presses")[0];
    if (!element) return;
    /** @type {HTMLElement | null | undefined} */
    const control = targetOf(event).closest(controlSelector)?.closest(".node");
    const touched = control && element.contains(control) ? control : element;
    const node = ownNode(touched);
    if (!node) return;
    down.set(event.pointerId, event);
    sendPointer(node.id, "began", event, touched);
});

/**
 * The elements around what is under the pointer that match, innermost first. What is outside of the outline that
 * catches pointers in its place lets them through to what is behind it.
 *
 * @param {PointerEvent} event
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
function find(event, selector) {
    if (isCaught(event, targetOf(event))) return around(targetOf(event), selector);
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
        if (isCaught(event, element)) return around(element, selector);
    }
    return [];
}

/**
 * @param {Element | null} element
 * @param {string} selector
 * @returns {HTMLElement[]}
 */
function around(element, selector) {
    /** @type {HTMLElement[]} */
    const found = [];
    for (; element && element !== root; element = element.parentElement) {
        if (element.matches(selector)) found.push(/** @type {HTMLElement} */ (element));
    }
    return found;
}

/**
 * @param {PointerEvent} event
 * @param {Element} target
 */
function isCaught(event, target) {
    return around(target, ".shaped").every((element) => {
        const point = new DOMPoint(...localPoint(element, event.clientX, event.clientY));
        const outline = /** @type {SVGGeometryElement | undefined} */ (ownNode(element)?.area?.firstChild);
        return outline?.isPointInFill(point) ?? true;
    });
}

/**
 * Moves go to the root, which stays, whatever becomes of the node: all that counts is which pointer it is.
 *
 * @param {PointerEvent} event
 * @param {import("./protocol").PointerEventRecord["phase"]} phase
 */
function follow(event, phase) {
    if (!down.has(event.pointerId)) return;
    if (phase === "moved") {
        movedPointers.set(event.pointerId, event);
        return sendMovesSoon();
    }
    sendMoves();
    down.delete(event.pointerId);
    sendPointer(rootID, phase, event);
}

// One event for each frame is enough; the last position before the end is always sent.
function sendMovesSoon() {
    if (isMoveDue) return;
    isMoveDue = true;
    requestAnimationFrame((now) => {
        isMoveDue = false;
        if (now - lastMove < thresholds.moveInterval * 1000) return sendMovesSoon();
        lastMove = now;
        sendMoves();
    });
}

function sendMoves() {
    for (const [pointer, event] of movedPointers) if (down.has(pointer)) sendPointer(rootID, "moved", event);
    movedPointers = new Map();
    if (hovering) hover(hovering);
    hovering = undefined;
}

addEventListener("pointermove", (event) => follow(event, "moved"));
addEventListener("pointerup", (event) => follow(event, "ended"));
addEventListener("pointercancel", (event) => follow(event, "cancelled"));

// The position of the mouse.
/** @type {PointerEvent | undefined} */
let hovering;
root.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    hovering = event;
    sendMovesSoon();
});
root.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") hover(event);
});
root.addEventListener("pointerleave", (event) => {
    if (event.pointerType !== "touch") hover(event);
});

/** @param {PointerEvent} event */
function hover(event) {
    /** @type {Map<number, HTMLElement>} */
    const now = new Map();
    for (const element of event.type === "pointerleave" ? [] : find(event, ".visits")) {
        now.set(element.nodeID ?? 0, element);
    }
    for (const [id, element] of over) {
        if (!now.has(id) && nodes.has(id)) sendPointer(id, "left", event, element);
    }
    for (const [id, element] of now) {
        if (!over.has(id) || (nodes.get(id)?.events ?? 0) & pointerBits.hovers) sendPointer(id, "hovered", event, element);
    }
    over = now;
}

// A wheel while Control is held, which is also a touchpad that is pinched, stands for two fingers.
/** @type {{ event: WheelEvent, factor: number, end: number } | undefined} */
let pinch;
root.addEventListener("wheel", (event) => {
    if (!event.ctrlKey) return;
    if (!pinch) {
        const element = around(targetOf(event), ".pinches")[0];
        const node = element && ownNode(element);
        if (!node) return;
        pinch = { event, factor: 1, end: 0 };
        sendPinch(pinch, node.id, "began", element);
    }
    // The browser would magnify the page.
    event.preventDefault();
    const step = Math.min(Math.max(event.deltaY, -thresholds.pinchStep), thresholds.pinchStep);
    pinch.factor *= Math.exp(-step / thresholds.pinchLength);
    sendPinch(pinch, rootID, "moved");
    clearTimeout(pinch.end);
    pinch.end = setTimeout(() => {
        if (pinch) sendPinch(pinch, rootID, "ended");
        pinch = undefined;
    }, thresholds.wheelEnd * 1000);
}, { passive: false });

/**
 * @param {{ event: WheelEvent, factor: number }} pinch
 * @param {number} id
 * @param {import("./protocol").PointerEventRecord["phase"]} phase
 * @param {HTMLElement} [element]
 */
function sendPinch({ event, factor }, id, phase, element) {
    // The numbers of pointers are not negative.
    for (const [pointer, side] of [[-2, -1], [-3, 1]]) {
        const x = event.clientX + side * thresholds.pinchReach * factor;
        act(id, {
            pointer: {
                event: {
                    phase,
                    device: "touch",
                    pointer,
                    location: [x, event.clientY],
                    ...(element ? { place: localPoint(element, x, event.clientY) } : {}),
                    time: performance.now() / 1000,
                    modifiers: modifierBits(event),
                },
            },
        });
    }
}

// A long touch is for the app where it listens.
root.addEventListener("contextmenu", (event) => {
    const { pointerType } = /** @type {PointerEvent} */ (event);
    if (pointerType !== "mouse" && targetOf(event).closest(".presses")) event.preventDefault();
});
