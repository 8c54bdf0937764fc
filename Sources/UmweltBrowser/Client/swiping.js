// Swipes by a finger, or by a mouse that drags.

import { makeClaim, targetOf } from "./dom.js";
import { act } from "./events.js";
import { dropClick } from "./pressing.js";
import { thresholds } from "./thresholds.js";

/** Of rows and pages in each other, the innermost is swiped. */
const claimSwipe = makeClaim();

/**
 * A swipe moves a row aside and uncovers its actions.
 *
 * @param {HTMLElement} row
 * @param {number} id
 * @param {PointerEvent} start
 */
export function swipe(row, id, start) {
    if (!start.isPrimary || start.pointerType === "mouse" && start.button !== 0) return;
    if (!claimSwipe(start)) return;
    // A view in the row or page may follow the pointer itself.
    const follower = targetOf(start).closest("input[type=range], .drags");
    if (follower && follower !== row && row.contains(follower)) return;
    const isMouse = start.pointerType === "mouse";
    let distance = 0;
    /** @param {PointerEvent} event */
    const follow = (event) => {
        if (event.pointerId !== start.pointerId) return;
        const moved = event.clientX - start.clientX;
        if (Math.abs(moved) < thresholds.drag && !distance) return;
        // A mouse that goes up or down selects or scrolls.
        if (isMouse && !distance && Math.abs(event.clientY - start.clientY) > Math.abs(moved)) return stop();
        if (isMouse) document.getSelection()?.removeAllRanges();
        distance = moved;
        row.style.transform = `translateX(${distance * thresholds.swipeResistance}px)`;
    };
    /** @param {PointerEvent} event */
    const end = (event) => {
        if (event.pointerId !== start.pointerId) return;
        stop();
        release(row, distance * thresholds.swipeResistance);
        if (event.type !== "pointerup" || Math.abs(distance) < thresholds.swipe) return;
        // A control under the finger is not pressed as well.
        dropClick();
        const isFull = Math.abs(distance) > row.offsetWidth * thresholds.fullSwipe;
        act(id, { swipe: { toLeft: distance < 0, isFull } });
    };
    /** @param {PointerEvent} event */
    const leave = (event) => {
        // Two fingers zoom or turn what is there.
        if (event.isPrimary) return;
        stop();
        release(row, distance * thresholds.swipeResistance);
    };
    const stop = () => {
        removeEventListener("pointerdown", leave);
        removeEventListener("pointermove", follow);
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
    };
    addEventListener("pointerdown", leave);
    addEventListener("pointermove", follow);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
}

/**
 * Lets a row go back to its place. What the app does with it meanwhile comes on top.
 *
 * @param {HTMLElement} row
 * @param {number} distance
 */
function release(row, distance) {
    row.style.transform = "";
    if (!distance || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const duration = thresholds.screenMotion * 1000;
    row.animate({ transform: [`translateX(${distance}px)`, "none"] }, { duration, easing: "ease-out", composite: "add" });
}
