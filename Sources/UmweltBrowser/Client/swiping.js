// Swipes by a finger.

import { act } from "./events.js";

/**
 * A finger that moves a row aside uncovers what else can be done with it.
 *
 * @param {HTMLElement} row
 * @param {number} id
 * @param {PointerEvent} start
 */
export function swipe(row, id, start) {
    if (start.pointerType === "mouse") return;
    let distance = 0;
    /** @param {PointerEvent} event */
    const follow = (event) => {
        if (event.pointerId !== start.pointerId) return;
        const moved = event.clientX - start.clientX;
        if (Math.abs(moved) < 10 && !distance) return;
        distance = moved;
        row.style.transform = `translateX(${distance / 2}px)`;
    };
    /** @param {PointerEvent} event */
    const end = (event) => {
        if (event.pointerId !== start.pointerId) return;
        removeEventListener("pointermove", follow);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
        row.style.transform = "";
        if (event.type !== "pointerup" || Math.abs(distance) < 40) return;
        // A control under the finger is not pressed as well.
        /** @param {Event} click */
        const keep = (click) => click.stopPropagation();
        addEventListener("click", keep, { capture: true });
        setTimeout(() => removeEventListener("click", keep, { capture: true }), 50);
        const isFull = Math.abs(distance) > row.offsetWidth * 0.6;
        act(id, { swipe: { toLeft: distance < 0, isFull } });
    };
    addEventListener("pointermove", follow);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
}
