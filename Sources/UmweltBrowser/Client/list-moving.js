// Reordering of a list's rows: by a grip, or without one by the rows themselves.

import { elementsIn, targetOf } from "./dom.js";
import { act } from "./events.js";
import { menuOwner } from "./context-menus.js";
import { leaveMenu } from "./presentations.js";
import { dropClick } from "./pressing.js";
import { thresholds } from "./thresholds.js";

/** The elements in a row that a pointer drags for themselves. */
const ownDrags = "input, textarea, select, [contenteditable], .carries, .drags";

/**
 * @param {HTMLElement} grip
 * @param {number} id
 * @param {PointerEvent} start
 */
export function drag(grip, id, start) {
    if (start.button) return;
    /** @type {HTMLElement | null} */
    const row = grip.closest("[data-role=row]");
    if (!row) return;
    start.preventDefault();
    grip.focus();
    carry(row, grip, id, start);
}

/**
 * A mouse drags a row up or down at once. A finger that moves scrolls: it drags the row on which it has rested. If the
 * row has a menu, that opens then, and closes when the finger drags the row after all, as on an iPhone.
 *
 * @param {HTMLElement} row
 * @param {number} id
 * @param {PointerEvent} start
 */
export function lift(row, id, start) {
    const isFinger = start.pointerType === "touch";
    const opensMenu = isFinger && !!menuOwner(start);
    if (start.button || !start.isPrimary || targetOf(start).closest(ownDrags)) return;
    /** @param {PointerEvent} event */
    const follow = (event) => {
        if (event.pointerId !== start.pointerId) return;
        const [x, y] = [Math.abs(event.clientX - start.clientX), Math.abs(event.clientY - start.clientY)];
        if (Math.hypot(x, y) < (isFinger ? thresholds.restDistance : thresholds.drag)) return;
        if (row.classList.contains("held")) {
            // The menu may still be on its way.
            if (leaveMenu()) begin();
        } else if (isFinger || x > y) stop();
        else begin();
    };
    const stop = () => {
        clearTimeout(timer);
        row.classList.remove("held");
        removeEventListener("pointermove", follow);
        removeEventListener("pointerup", stop);
        removeEventListener("pointercancel", stop);
    };
    const begin = () => {
        stop();
        if (!row.isConnected) return;
        document.getSelection()?.removeAllRanges();
        carry(row, row, id, start);
    };
    const hold = () => row.classList.add("held");
    const timer = opensMenu ? setTimeout(hold, thresholds.menuRest * 1000) : isFinger ? setTimeout(begin, thresholds.rowRest * 1000) : undefined;
    addEventListener("pointermove", follow);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
}

/**
 * The row follows the pointer; where it is let go it has passed so many others.
 *
 * @param {HTMLElement} row
 * @param {HTMLElement} grip What the pointer holds: the grip, or the row.
 * @param {number} id The node of what the pointer holds.
 * @param {PointerEvent} start
 */
function carry(row, grip, id, start) {
    grip.setPointerCapture(start.pointerId);
    const rows = elementsIn(/** @type {Element} */ (row.parentElement), ":scope > [data-role=row]");
    const shifts = rows.map(() => 0);
    // Rows may still be on their way from an earlier change, so that their places are asked for again and again.
    const places = () => rows.map((other, index) => {
        const box = other.getBoundingClientRect();
        return box.top + box.height / 2 - shifts[index];
    });
    /**
     * @param {number} index
     * @param {number} distance
     */
    const shift = (index, distance) => {
        shifts[index] = distance;
        rows[index].style.transform = distance ? `translateY(${distance}px)` : "";
    };
    const own = rows.indexOf(row);
    const scroll = row.closest(".scroll");
    const scrolled = scroll?.scrollTop ?? 0;
    let passed = 0;
    /** @param {PointerEvent} event */
    const follow = (event) => {
        const distance = event.clientY - start.clientY + (scroll?.scrollTop ?? 0) - scrolled;
        const middles = places();
        const middle = middles[own] + distance;
        shift(own, distance);
        passed = middles.filter((other, index) => index > own && other < middle).length
            - middles.filter((other, index) => index < own && other > middle).length;
        const height = row.offsetHeight;
        rows.forEach((other, index) => {
            if (other === row) return;
            const isPassed = index > own ? index <= own + passed : index >= own + passed;
            shift(index, isPassed ? (index > own ? -height : height) : 0);
        });
    };
    /** @param {PointerEvent} event */
    const end = (event) => {
        if (event.type === "pointerup") follow(event);
        grip.removeEventListener("pointermove", follow);
        grip.removeEventListener("pointerup", end);
        grip.removeEventListener("pointercancel", end);
        // A control under the pointer in a row is not pressed as well.
        dropClick();
        for (const other of rows) other.style.transform = "";
        row.classList.remove("dragged");
        if (event.type === "pointerup" && passed) act(id, { move: { by: passed } });
        act(id, { pressEnded: {} });
    };
    // Moving rows stop, and rows that were dragged to their new places are not animated again.
    act(id, { pressBegan: {} });
    row.classList.add("dragged");
    grip.addEventListener("pointermove", follow);
    grip.addEventListener("pointerup", end);
    grip.addEventListener("pointercancel", end);
}
