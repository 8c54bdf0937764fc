// The texts of fields, as they are written here and in the app at the same time.
//
// Typed text shows at once and never waits for the server. A field keeps the text that the server has (`known`), the
// edits that are under way (`pending`) and those not sent yet: the difference to the text that is shown. At most one
// edit is under way for each answer, so that fast typing over a slow line travels in fewer, larger edits; before
// anything else is sent to the server, all changes are sent. What the program does to the text is rebased on what was
// written meanwhile; while characters are being composed, it waits. See `TextExchange`, the other party.

import { isOpen, send } from "./socket.js";
import { chooseLetters } from "./fonts.js";
import { nodes } from "./nodes.js";
import { applied, difference, moved, rebased } from "./text-change.js";

// By the names of their nodes. They outlive a lost connection.
/** @type {Map<number, import("./page").FieldText>} */
export const fields = new Map();

/**
 * Returns the user's edits that the server has not received.
 *
 * @param {import("./page").FieldText | undefined} field
 */
export function edited(field) {
    // A composition does not wait: answers are not looked at until it is done.
    if (field && (field.pending.length === 0 || field.isComposing)) sendEdit(field);
}

/** @param {import("./page").FieldText} field */
function shown(field) {
    return field.element.value.toWellFormed();
}

/** @param {import("./page").FieldText} field */
function sent(field) {
    return field.pending.reduce((text, edit) => applied(edit.change, text), field.known);
}

/** @param {import("./page").FieldText} field */
function sendEdit(field) {
    if (!isOpen()) return;
    const change = difference(sent(field), shown(field));
    if (change.length === 0) return;
    field.edits += 1;
    field.pending.push({ number: field.edits, change });
    send({ event: { edit: { number: field.edits, heard: field.heard, change } }, node: field.id });
}

/** Returns true if the app has not answered some edits. */
export function hasUnheardEdits() {
    return [...fields.values()].some((field) => field.pending.length > 0 || sent(field) !== shown(field));
}

/** Whatever else is done is done after what was written. */
export function sendEdits() {
    for (const field of fields.values()) sendEdit(field);
}

/**
 * Updates a field from the server: with its whole text, or with changes.
 *
 * @param {import("./page").PageNode} node
 * @param {import("./protocol").TextRecord} update
 */
export function updateField(node, update) {
    const element = /** @type {HTMLInputElement | HTMLTextAreaElement} */ (node.element);
    let field = fields.get(node.id);
    if (!field) {
        if (!update.whole) return;
        const [known, edits, heard] = update.whole;
        field = { id: node.id, element, known, pending: [], edits, heard, news: [], isComposing: false };
        fields.set(node.id, field);
        field.element.value = field.known;
        chooseLetters(element);
        return;
    }
    moveField(node.id, element);
    field.news.push(update);
    hear(field);
}

/**
 * Has another element show a field's text, with what is selected in it.
 *
 * @param {number} id
 * @param {HTMLElement} shower
 */
export function moveField(id, shower) {
    const field = fields.get(id);
    const element = /** @type {HTMLInputElement | HTMLTextAreaElement} */ (shower);
    if (!field || field.element === element) return;
    const { value, selectionStart, selectionEnd } = field.element;
    field.element = element;
    field.isComposing = false;
    element.value = value;
    chooseLetters(element);
    element.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Looks at what has been heard about a field's text, unless something is being composed.
 *
 * @param {import("./page").FieldText} field
 */
export function hear(field) {
    while (field.news.length > 0) {
        const update = field.news[0];
        const isChange = update.whole || update.deltas?.some((piece) => piece.length > 1);
        if (isChange && field.isComposing) return;
        field.news.shift();
        if (update.whole) {
            acknowledge(field, update.whole[1]);
            applyChange(field, difference(field.known, update.whole[0]));
            field.edits = Math.max(field.edits, update.whole[1]);
            field.heard = update.whole[2];
        } else {
            for (const [edits, change] of update.deltas ?? []) {
                acknowledge(field, edits);
                if (!change) continue;
                applyChange(field, change);
                field.heard += 1;
            }
        }
    }
    if (field.pending.length === 0) sendEdit(field);
}

/**
 * @param {import("./page").FieldText} field
 * @param {number} edits
 */
function acknowledge(field, edits) {
    while (field.pending.length > 0 && field.pending[0].number <= edits) {
        field.known = applied(field.pending[0].change, field.known);
        field.pending.shift();
    }
}

/**
 * Puts a change of the server's below what was written meanwhile.
 *
 * @param {import("./page").FieldText} field
 * @param {import("./protocol").TextChange} change
 */
function applyChange(field, change) {
    const text = shown(field);
    let unsent = difference(sent(field), text);
    field.known = applied(change, field.known);
    for (const edit of field.pending) [change, edit.change] = rebased(change, edit.change);
    [change, unsent] = rebased(change, unsent);
    const result = applied(change, text);
    if (result === text) return;
    const { element } = field;
    const { selectionStart, selectionEnd, selectionDirection, scrollTop, scrollLeft } = element;
    element.value = result;
    chooseLetters(element);
    const [start, end] = [moved(selectionStart ?? 0, change), moved(selectionEnd ?? 0, change)];
    element.setSelectionRange(start, end, selectionDirection ?? undefined);
    element.scrollTop = scrollTop;
    element.scrollLeft = scrollLeft;
}

/** After a connection was lost, fields that are not there any more have nothing to say. */
export function forgetFields() {
    for (const id of fields.keys()) if (!nodes.has(id)) fields.delete(id);
}

/**
 * Forgets the text of a field that is gone.
 *
 * @param {number} id
 */
export function forgetField(id) {
    fields.delete(id);
}

/** Forgets the texts of all fields. */
export function forgetAllFields() {
    fields.clear();
}
