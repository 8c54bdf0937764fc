// What pointers do to nodes that want to know.
//
// Nodes are told apart by the elements under the pointer, so that scrolling and stacking count as the browser has
// them. All listeners are at the root: a node costs nothing until a pointer is over it.

import { root } from "./dom.js";
import { nodes, ownNode, rootID } from "./nodes.js";
import { act } from "./events.js";
import { localPoint } from "./effects.js";
import { shape } from "./drawing.js";

const presses = 1, drags = 2, visits = 4, hovers = 8, menus = 16;
const controlSelector = "button, input, textarea, select, a[href]";
const down = new Map();
let over = new Map();
let movedPointers = new Map();
let isMoveDue = false;
let lastMove = 0;

// What a node has to do with pointers shows in its element, where styles and the listeners below find it.
export function listenToPointers(node, interest) {
    const { element } = node;
    const events = interest.e ?? 0;
    element.classList.toggle("presses", !!(events & presses));
    element.classList.toggle("drags", !!(events & drags));
    element.classList.toggle("visits", !!(events & visits));
    element.classList.toggle("menus", !!(events & menus));
    element.classList.toggle("untouchable", !!interest.x);
    element.classList.toggle("shaped", "s" in interest);
    node.events = events;
    node.area?.remove();
    node.area = undefined;
    if ("s" in interest) {
        node.area = shape({ d: interest.s, "fill-rule": interest.o ? "evenodd" : "nonzero" });
        node.area.classList.add("area");
        element.prepend(node.area);
    }
}

function tellPointer(id, phase, event, element) {
    act(id, {
        pointer: {
            event: {
                phase,
                device: event.pointerType === "mouse" || event.pointerType === "pen" ? event.pointerType : "touch",
                pointer: event.pointerId,
                location: [event.clientX, event.clientY],
                ...(element ? { place: localPoint(element, event.clientX, event.clientY) } : {}),
                time: event.timeStamp / 1000,
                modifiers: keys(event),
            },
        },
    });
}

function keys(event) {
    const held = [event.getModifierState("CapsLock"), event.shiftKey, event.ctrlKey, event.altKey, event.metaKey];
    return held.reduce((bits, isHeld, index) => bits | (isHeld ? 1 << index : 0), 0);
}

root.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    const element = find(event, ".presses")[0];
    if (!element) return;
    const control = event.target.closest(controlSelector)?.closest(".node");
    const touched = control && element.contains(control) ? control : element;
    const node = ownNode(touched);
    if (!node) return;
    down.set(event.pointerId, event);
    tellPointer(node.id, "began", event, touched);
});

// The elements around what is under the pointer that match, innermost first. What is outside of the outline that
// catches pointers in its place lets them through to what is behind it.
function find(event, selector) {
    if (isCaught(event, event.target)) return around(event.target, selector);
    for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
        if (isCaught(event, element)) return around(element, selector);
    }
    return [];
}

function around(element, selector) {
    const found = [];
    for (; element && element !== root; element = element.parentElement) {
        if (element.matches(selector)) found.push(element);
    }
    return found;
}

function isCaught(event, target) {
    return around(target, ".shaped").every((element) => {
        const point = new DOMPoint(...localPoint(element, event.clientX, event.clientY));
        return ownNode(element)?.area?.firstChild.isPointInFill(point) ?? true;
    });
}

// Moves go to the root, which stays, whatever becomes of the node: all that counts is which pointer it is.
function follow(event, phase) {
    if (!down.has(event.pointerId)) return;
    if (phase === "moved") {
        movedPointers.set(event.pointerId, event);
        return tellMovesSoon();
    }
    tellMoves();
    down.delete(event.pointerId);
    tellPointer(rootID, phase, event);
}

// Once for each picture is as often as anybody can see; the last place before the end is never left out.
function tellMovesSoon() {
    if (isMoveDue) return;
    isMoveDue = true;
    requestAnimationFrame((now) => {
        isMoveDue = false;
        if (now - lastMove < 14) return tellMovesSoon();
        lastMove = now;
        tellMoves();
    });
}

function tellMoves() {
    for (const [pointer, event] of movedPointers) if (down.has(pointer)) tellPointer(rootID, "moved", event);
    movedPointers = new Map();
    if (hovering) hover(hovering);
    hovering = undefined;
}

addEventListener("pointermove", (event) => follow(event, "moved"));
addEventListener("pointerup", (event) => follow(event, "ended"));
addEventListener("pointercancel", (event) => follow(event, "cancelled"));

// Where the mouse is.
let hovering;
root.addEventListener("pointermove", (event) => {
    if (event.pointerType === "touch") return;
    hovering = event;
    tellMovesSoon();
});
root.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") hover(event);
});
root.addEventListener("pointerleave", (event) => {
    if (event.pointerType !== "touch") hover(event);
});

function hover(event) {
    const now = new Map();
    for (const element of event.type === "pointerleave" ? [] : find(event, ".visits")) {
        now.set(ownNode(element).id, element);
    }
    for (const [id, element] of over) {
        if (!now.has(id) && nodes.has(id)) tellPointer(id, "left", event, element);
    }
    for (const [id, element] of now) {
        if (!over.has(id) || nodes.get(id).events & hovers) tellPointer(id, "hovered", event, element);
    }
    over = now;
}

// A long touch is for the app where it listens.
root.addEventListener("contextmenu", (event) => {
    if (event.pointerType !== "mouse" && event.target.closest(".presses")) event.preventDefault();
});
