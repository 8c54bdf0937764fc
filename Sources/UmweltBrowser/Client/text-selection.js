// The part of a field's text that is selected, where the app follows it or selects parts itself.

import { act } from "./events.js";

/**
 * The fields: whether the app follows the selection, the part that was sent last, and how many parts it has selected.
 *
 * @type {WeakMap<Element, { id: number, tells: boolean, told: string, number: number }>}
 */
const watched = new WeakMap();

/**
 * @param {Element} element
 * @param {number} id
 */
export function watchSelection(element, id) {
    watched.set(element, { id, tells: false, told: "", number: 0 });
}

/**
 * Selects what the app has selected, once, and from now on sends it the user's selections, if it follows them.
 *
 * @param {HTMLInputElement} element
 * @param {import("./protocol").FieldRecord["appearance"]} look
 */
export function followSelection(element, look) {
    const field = watched.get(element);
    if (!field) return;
    field.tells = !!look.tellsSelection;
    const [number, start, end] = look.selection ?? [0, 0, 0];
    if (number <= field.number) return;
    field.number = number;
    field.told = `${start} ${end}`;
    // The text that the part is of may come with the same message, after this.
    queueMicrotask(() => element.setSelectionRange(start, end));
}

document.addEventListener("selectionchange", () => {
    const element = /** @type {HTMLInputElement | null} */ (document.activeElement);
    const field = element ? watched.get(element) : undefined;
    if (!element || !field?.tells) return;
    const start = element.selectionStart ?? 0;
    const end = element.selectionEnd ?? start;
    const told = `${start} ${end}`;
    if (told === field.told) return;
    field.told = told;
    act(field.id, { select: { start, end } });
});
