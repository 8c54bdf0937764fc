// Keys that press controls, wherever the focus is.

import { attribute, targetOf } from "./dom.js";
import { nodeNamed, nodes } from "./nodes.js";
import { act } from "./events.js";
import { keyBits } from "./names.js";
import { hasUnheardEdits } from "./text-exchange.js";

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

// By the nodes' names: the key as event.key has it, and the keys that are held as bits.
/** @type {Map<number, { key: string; bits: number }>} */
const shortcuts = new Map();

/**
 * Lets a key press a node, in place of its previous node.
 *
 * @param {import("./page").PageNode} node
 * @param {import("./protocol").ShortcutRecord | undefined} shortcut
 */
export function describeShortcut(node, shortcut) {
    if (!shortcut) {
        shortcuts.delete(node.id);
        attribute(node.element, "aria-keyshortcuts", undefined);
        return;
    }
    const [key, bits] = shortcut;
    shortcuts.set(node.id, { key, bits });
    const names = [
        bits & keyBits.command && (isApple ? "Meta" : "Control"), bits & keyBits.control && "Control",
        bits & keyBits.option && "Alt", bits & keyBits.shift && "Shift", key === " " ? "Space" : key,
    ];
    attribute(node.element, "aria-keyshortcuts", [...new Set(names.filter(Boolean))].join("+"));
}

/**
 * Returns true if a key and the pressed modifiers are a shortcut. Where the key writes something else with Shift, as a
 * question mark, Shift does not count.
 *
 * @param {{ key: string; bits: number }} shortcut
 * @param {KeyboardEvent} event
 */
function isPressed({ key, bits }, event) {
    const isLetter = key.length === 1 && key.toLowerCase() !== key.toUpperCase();
    const isSame = isLetter ? event.key.toLowerCase() === key.toLowerCase() : event.key === key;
    if (!isSame) return false;
    const wantsShift = !!(bits & keyBits.shift) || (isLetter && key !== key.toLowerCase());
    const ignoresShift = key.length === 1 && !isLetter;
    const command = isApple ? event.metaKey : event.ctrlKey;
    const control = isApple ? event.ctrlKey : false;
    const wanted = isApple ? !!(bits & keyBits.command) : !!(bits & (keyBits.command | keyBits.control));
    return (ignoresShift || event.shiftKey === wantsShift) && command === wanted
        && event.altKey === !!(bits & keyBits.option) && (!isApple || control === !!(bits & keyBits.control));
}

addEventListener("keydown", (event) => {
    if (event.isComposing || event.repeat) return;
    const target = targetOf(event);
    const isField = target.matches?.("input:not([type=range]), textarea, .styled");
    for (const id of shortcuts.keys()) if (!nodes.has(id)) shortcuts.delete(id);
    // The last edit may enable a control that is disabled here: the app decides.
    const wanted = [...shortcuts].filter(([, shortcut]) => isPressed(shortcut, event));
    const usable = wanted.filter(([id]) => isUsable(nodeNamed(id).element));
    const inFront = wanted.filter(([id]) => isInFront(nodeNamed(id).element));
    const asked = usable.length || !hasUnheardEdits() ? usable : inFront;
    for (const [id, shortcut] of asked) {
        const isEnter = shortcut.key === "Enter" && shortcut.bits === 0;
        // Return presses what has the focus; in a field of one line it enters the text first.
        if (isEnter && target.matches?.("textarea, .styled, button, a[href]")) continue;
        const writes = shortcut.key.length === 1 && !(shortcut.bits & ~keyBits.shift);
        if (isField && writes) continue;
        if (!(isEnter && isField)) {
            event.preventDefault();
            event.stopPropagation();
        }
        queueMicrotask(() => act(id, { press: {} }));
        return;
    }
}, { capture: true });

/** @param {HTMLElement} element */
function isInFront(element) {
    return element.isConnected && !element.closest("[inert]");
}

/** @param {HTMLElement} element */
function isUsable(element) {
    return isInFront(element) && !element.disabled && element.getAttribute("aria-disabled") !== "true";
}
