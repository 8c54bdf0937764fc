// Context menus: they open with the secondary button, the key for menus, or a long touch.

import { root, targetOf } from "./dom.js";
import { act } from "./events.js";
import { localPoint } from "./effects.js";
import { dropClicks } from "./pressing.js";
import { thresholds } from "./thresholds.js";

/** @type {["pointerup", "pointercancel", "pointermove"]} */
const followed = ["pointerup", "pointercancel", "pointermove"];

/**
 * The element whose menu an event asks for.
 *
 * @param {Event} event
 * @returns {HTMLElement | null}
 */
export function menuOwner(event) {
    const target = targetOf(event);
    // The key for menus, pressed in a row, or a finger beside its text: what is in it has the menu.
    return target.closest(".menus") ?? (target.dataset.role === "row" ? target.querySelector(".menus") : null);
}

root.addEventListener("contextmenu", (event) => {
    const element = menuOwner(event);
    if (!element || targetOf(event).closest("input, textarea, .styled")) return;
    event.preventDefault();
    askForMenu(element, event);
});

/**
 * @param {HTMLElement} element
 * @param {MouseEvent} event
 */
function askForMenu(element, event) {
    const [x, y] = localPoint(element, event.clientX, event.clientY);
    act(element.nodeID ?? 0, { showMenu: { x, y } });
}

// A control under the finger when it is lifted is not pressed as well.
function keepClick() {
    const stop = dropClicks();
    const ends = ["touchend", "touchcancel", "pointerdown"];
    /** @param {Event} event */
    const release = (event) => {
        for (const name of ends) removeEventListener(name, release, { capture: true });
        if (event.type === "pointerdown") stop();
        else setTimeout(stop, thresholds.clickDelay * 1000);
    };
    for (const name of ends) addEventListener(name, release, { capture: true });
}

// Not every browser says that a touch is long.
root.addEventListener("pointerdown", (event) => {
    const element = menuOwner(event);
    if (!element || event.pointerType !== "touch") return;
    const end = () => {
        clearTimeout(timer);
        for (const name of followed) removeEventListener(name, follow);
    };
    /** @param {PointerEvent} other */
    const follow = (other) => {
        if (other.pointerId !== event.pointerId) return;
        const way = Math.hypot(other.clientX - event.clientX, other.clientY - event.clientY);
        if (other.type !== "pointermove" || way > thresholds.restDistance) end();
    };
    const timer = setTimeout(() => {
        end();
        keepClick();
        askForMenu(element, event);
    }, thresholds.menuRest * 1000);
    for (const name of followed) addEventListener(name, follow);
});
