// Keys for views that handle them while the focus is in them.

import { root, targetOf } from "./dom.js";
import { nodeOf, ownNode, rootID } from "./nodes.js";
import { act } from "./events.js";
import { keyBits } from "./names.js";

/**
 * Which keys a node wants shows in its element, where the listeners below find it.
 *
 * @param {import("./page").PageNode} node
 * @param {string[] | undefined} keys The keys as event.key has them, those that are pressed with Control or Command
 *     after "Command+", "Text" for those that write characters, and "Modifiers" for the modifier keys, wherever the
 *     focus is; none stand for all.
 */
export function listenToKeys(node, keys) {
    node.element.classList.toggle("keys", keys !== undefined);
    node.element.classList.toggle("modifiers", !!keys?.includes("Modifiers"));
    node.keys = keys;
}

/**
 * The modifier keys that are held in an event, as bits.
 *
 * @param {MouseEvent | KeyboardEvent} event
 */
export function modifierBits(event) {
    return (event.getModifierState("CapsLock") ? keyBits.capsLock : 0)
        | (event.shiftKey ? keyBits.shift : 0) | (event.ctrlKey ? keyBits.control : 0)
        | (event.altKey ? keyBits.option : 0) | (event.metaKey ? keyBits.command : 0);
}

/**
 * The app's answer to a key comes too late for the browser, so keys that the app has named are the app's. Other keys
 * that write into a field or move in the browser are the browser's.
 *
 * @param {KeyboardEvent} event
 */
function hearKey(event) {
    if (event.isComposing) return;
    const target = targetOf(event);
    const id = nodeOf(target);
    const isField = target.matches("input, textarea, select, .styled");
    const isCommand = event.ctrlKey || event.metaKey;
    const command = isCommand && !isField ? `Command+${event.key.toLowerCase()}` : "";
    const writes = event.key.length === 1 && event.key !== " " && !isCommand && !event.altKey;
    let isNamed = false;
    let isHeard = false;
    for (let element = target.closest(".keys"); element; element = element.parentElement?.closest(".keys") ?? null) {
        const keys = ownNode(element)?.keys;
        isNamed ||= !!keys?.includes(event.key);
        isHeard ||= isNamed || keys?.length === 0 || !!keys?.includes(command);
        isHeard ||= writes && !isField && !!keys?.includes("Text");
    }
    if (!id || !isHeard) return;
    const isBrowsers = event.key === "Tab" || event.ctrlKey || event.metaKey;
    if (isNamed || !(isField || isBrowsers)) event.preventDefault();
    act(id, {
        key: {
            stroke: {
                phase: event.type === "keyup" ? "up" : event.repeat ? "repeated" : "down",
                name: event.key,
                characters: event.key.length <= 2 ? event.key : "",
                modifiers: modifierBits(event),
            },
        },
    });
}

/** The modifier keys that the app knows of, as bits. */
let knownModifiers = 0;

/**
 * Sends the app the modifier keys that are held, if a view observes them or the last ones sent differ.
 *
 * @param {number} held
 */
function sendModifiers(held) {
    if (held === knownModifiers || !(knownModifiers || root.querySelector(".modifiers"))) return;
    knownModifiers = held;
    act(rootID, { modifierKeys: { held } });
}

root.addEventListener("keydown", hearKey);
root.addEventListener("keyup", hearKey);
// The keys are held in the window, whatever has the focus.
for (const name of /** @type {const} */ (["keydown", "keyup", "pointerdown"])) {
    document.addEventListener(name, (event) => sendModifiers(modifierBits(event)), true);
}
window.addEventListener("blur", () => sendModifiers(0));
