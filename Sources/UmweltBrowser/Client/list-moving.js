// Reordering of a list's rows: by a grip.

import { elementsIn } from "./dom.js";
import { act } from "./events.js";

/**
 * The row follows the pointer; where it is let go it has passed so many others.
 *
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
        for (const other of rows) other.style.transform = "";
        row.classList.remove("dragged");
        if (event.type === "pointerup" && passed) act(id, { move: { by: passed } });
        act(id, { pressEnded: {} });
    };
    // Rows that move come to rest, and those that are dragged to their new places don't go there once more.
    act(id, { pressBegan: {} });
    row.classList.add("dragged");
    grip.addEventListener("pointermove", follow);
    grip.addEventListener("pointerup", end, { once: true });
    grip.addEventListener("pointercancel", end, { once: true });
}
