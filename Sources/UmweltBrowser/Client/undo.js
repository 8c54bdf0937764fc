// Undo and redo: the app does them, also for text in fields, so that changes are undone in the order in which they were
// made. Text in secure fields is the browser's alone.

import { send } from "./socket.js";
import { sendEdits } from "./text-exchange.js";

/**
 * @param {InputEvent | KeyboardEvent} event
 * @param {"undo" | "redo"} [command]
 */
function sendUndo(event, command) {
    if (!command || event.target instanceof HTMLInputElement && event.target.type === "password") return;
    event.preventDefault();
    sendEdits();
    send({ command });
}

document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey === event.metaKey) return;
    const key = event.key.toLowerCase();
    sendUndo(event, key === "z" ? (event.shiftKey ? "redo" : "undo") : key === "y" ? "redo" : undefined);
});

// The browser's own menus.
document.addEventListener("beforeinput", (event) => {
    const isRedo = event.inputType === "historyRedo";
    sendUndo(event, isRedo ? "redo" : event.inputType === "historyUndo" ? "undo" : undefined);
});
