// Editors of texts with attributes: an editable element of styled parts. It has the properties of the browser's own
// fields, by which texts are exchanged and selected, and makes the edits itself, so that its parts stay what they are;
// only while characters are being composed does the browser write into it.

import { attribute } from "./dom.js";
import { fieldRole } from "./fields.js";
import { chooseLetters, letters } from "./fonts.js";
import { applied, difference, moved } from "./text-change.js";
import { edited, fields } from "./text-exchange.js";
import { dress } from "./text-style.js";

/** @typedef {NonNullable<import("./protocol").FieldRecord["appearance"]["runs"]>} Runs */
/** @typedef {"forward" | "backward"} Direction */

/**
 * The state of an editor.
 *
 * @typedef {object} Editor
 * @property {string} text
 * @property {Runs} runs The runs of the text that the app described last.
 * @property {number[]} ends Where each of them ends in the text as it is.
 * @property {Runs} [news] Runs that have not been looked at.
 * @property {[number, number, Direction]} selection
 * @property {string} shown The parts that show.
 * @property {number} lineHeight The height of lines, as a multiple of the font's size.
 * @property {boolean} isPressed
 */

/** @type {WeakMap<Element, Editor>} */
const editors = new WeakMap();

/** @returns {import("./page").Role<any>} */
export function styledEditorRole() {
    const role = fieldRole("div");
    return {
        tag: "div",
        make(element, id) {
            makeField(/** @type {HTMLInputElement} */ (element));
            element.addEventListener("input", () => readText(/** @type {HTMLInputElement} */ (element)));
            role.make?.(element, id);
            element.addEventListener("beforeinput", (event) => {
                if (makeEdit(/** @type {HTMLInputElement} */ (element), event)) edited(fields.get(id));
            });
            element.addEventListener("compositionend", () => setTimeout(() => {
                readText(/** @type {HTMLInputElement} */ (element));
                showRuns(/** @type {HTMLInputElement} */ (element), id, true);
            }));
        },
        /** @param {import("./page").Semantics<"styledEditor">} semantics */
        describe(element, semantics) {
            role.describe?.(element, semantics);
            const look = semantics.appearance;
            const editor = editors.get(element);
            element.contentEditable = semantics.isDisabled ? "false" : "plaintext-only";
            attribute(element, "aria-disabled", semantics.isDisabled ? "true" : undefined);
            if (!editor) return;
            editor.news = look.runs ?? [];
            editor.lineHeight = (look.lineHeight + (look.lineSpacing ?? 0)) / look.size;
            // The text that they are the runs of may come with the same message, after this.
            queueMicrotask(() => showRuns(/** @type {HTMLInputElement} */ (element), element.nodeID ?? 0));
        },
    };
}

/**
 * Gives an element the properties of a field.
 *
 * @param {HTMLInputElement} element
 */
function makeField(element) {
    /** @type {Editor} */
    const editor = {
        text: "", runs: [], ends: [], selection: [0, 0, "forward"], shown: "", lineHeight: 1.3, isPressed: false };
    editors.set(element, editor);
    element.classList.add("styled");
    element.setAttribute("role", "textbox");
    element.setAttribute("aria-multiline", "true");
    element.append(document.createElement("br"));
    Object.defineProperties(element, {
        value: {
            get: () => editor.text,
            /** @param {string} text */
            set(text) {
                adopt(editor, text);
                showRuns(element, element.nodeID ?? 0);
            },
        },
        selectionStart: { get: () => selectedPart(element, editor)[0] },
        selectionEnd: { get: () => selectedPart(element, editor)[1] },
        selectionDirection: { get: () => selectedPart(element, editor)[2] },
        setSelectionRange: {
            /**
             * @param {number} start
             * @param {number} end
             * @param {Direction} [direction]
             */
            value(start, end, direction) {
                editor.selection = [start, end, direction ?? "forward"];
                if (document.activeElement === element) selectPart(element, editor);
                else scrollToPlace(element, start);
            },
        },
        placeholder: { value: "", writable: true },
    });
    element.addEventListener("pointerdown", () => editor.isPressed = true);
    addEventListener("pointerup", () => editor.isPressed = false);
    element.addEventListener("focus", () => {
        if (!editor.isPressed) selectPart(element, editor);
    });
}

/**
 * Replaces the text; the runs grow and shrink with it.
 *
 * @param {Editor} editor
 * @param {string} text
 */
function adopt(editor, text) {
    const steps = difference(editor.text, text);
    editor.ends = editor.ends.map((end) => moved(end, steps));
    editor.text = text;
}

/**
 * Reads what the browser has written.
 *
 * @param {HTMLInputElement} element
 */
function readText(element) {
    const editor = editors.get(element);
    if (editor) adopt(editor, element.textContent ?? "");
}

/**
 * Makes an edit in the browser's place. Returns whether it did.
 *
 * @param {HTMLInputElement} element
 * @param {InputEvent} event
 */
function makeEdit(element, event) {
    const editor = editors.get(element);
    const kind = event.inputType;
    if (!editor || event.defaultPrevented || !event.cancelable || event.isComposing) return false;
    if (kind.startsWith("history")) return false;
    event.preventDefault();
    if (kind.startsWith("format")) return false;
    let text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
    if (kind === "insertLineBreak" || kind === "insertParagraph") text = "\n";
    text = text.replace(/\r\n?/g, "\n");
    let [start, end] = selectedPart(element, editor);
    const range = event.getTargetRanges()[0];
    if (range) {
        start = offsetOf(element, range.startContainer, range.startOffset);
        end = offsetOf(element, range.endContainer, range.endOffset);
    }
    // Browsers say of keys that delete beside the caret where that is.
    if (start === end && kind.startsWith("delete")) [start, end] = besideCaret(element, editor, kind);
    adopt(editor, editor.text.slice(0, start) + text + editor.text.slice(end));
    editor.selection = [start + text.length, start + text.length, "forward"];
    chooseLetters(element);
    renderRuns(element, editor);
    selectPart(element, editor);
    return true;
}

/**
 * The part beside the caret that a key deletes.
 *
 * @param {HTMLElement} element
 * @param {Editor} editor
 * @param {string} kind
 */
function besideCaret(element, editor, kind) {
    const unit = kind.includes("Word") ? "word" : kind.includes("SoftLine") ? "lineboundary"
        : kind.includes("HardLine") ? "paragraphboundary" : "character";
    document.getSelection()?.modify("extend", kind.endsWith("Forward") ? "forward" : "backward", unit);
    return selectedPart(element, editor);
}

/**
 * Shows the text in the runs that were described last, moved by what was written since.
 *
 * @param {HTMLInputElement} element
 * @param {number} id
 * @param {boolean} [isForced] Whether the browser may have written into the parts.
 */
function showRuns(element, id, isForced) {
    const editor = editors.get(element);
    const field = fields.get(id);
    if (!editor || field?.isComposing) return;
    const text = field?.known ?? editor.text;
    const length = editor.news?.reduce((sum, run) => sum + run.length, 0);
    // Others are those of a text that has not been looked at.
    if (editor.news && length === text.length) {
        editor.runs = editor.news;
        editor.news = undefined;
        let end = 0;
        editor.ends = editor.runs.map((run) => end += run.length);
        let now = text;
        for (const { change } of field?.pending ?? []) {
            editor.ends = editor.ends.map((end) => moved(end, change));
            now = applied(change, now);
        }
        const rest = difference(now, editor.text);
        editor.ends = editor.ends.map((end) => moved(end, rest));
    }
    const old = selectedPart(element, editor);
    if (isForced) editor.shown = "";
    if (renderRuns(element, editor) && document.activeElement === element) {
        editor.selection = old;
        selectPart(element, editor);
    }
}

/**
 * Renders the parts, if others show. Returns whether it did.
 *
 * @param {HTMLInputElement} element
 * @param {Editor} editor
 */
function renderRuns(element, editor) {
    let start = 0;
    /** @type {[number, string][]} */
    const parts = [];
    editor.runs.forEach((_, index) => {
        const isLast = index === editor.runs.length - 1;
        const text = editor.text.slice(start, isLast ? undefined : editor.ends[index]);
        start = Math.max(start, editor.ends[index]);
        if (text) parts.push([index, text]);
    });
    if (editor.runs.length === 0 && editor.text) parts.push([-1, editor.text]);
    const shown = JSON.stringify([editor.lineHeight, parts.map(([index, text]) => [editor.runs[index] ?? 0, text])]);
    if (shown === editor.shown) return false;
    editor.shown = shown;
    const elements = parts.map(([index, text]) => styledPart(editor.runs[index], text, editor.lineHeight));
    // The empty line after a last line break, without characters of its own.
    element.replaceChildren(...elements, document.createElement("br"));
    return true;
}

/**
 * A part of the text in one style.
 *
 * @param {Runs[number] | undefined} run
 * @param {string} text
 * @param {number} lineHeight
 */
function styledPart(run, text, lineHeight) {
    const span = document.createElement("span");
    span.className = "run";
    let inner = span;
    if (run) {
        dress(span, run, letters(text));
        span.style.lineHeight = String(lineHeight);
        if (run.kerning) span.style.letterSpacing = run.kerning + "px";
        if (run.baselineOffset) span.style.verticalAlign = run.baselineOffset + "px";
        if (run.background) span.style.backgroundColor = run.background;
        if (run.underline) span.style.textDecoration = "underline " + run.underline;
        if (run.strikethrough) {
            inner = document.createElement("span");
            inner.style.textDecoration = "line-through " + run.strikethrough;
            span.append(inner);
        }
    }
    inner.append(text);
    return span;
}

/**
 * The selected part; while the editor is not focused, the part that will be selected.
 *
 * @param {HTMLElement} element
 * @param {Editor} editor
 * @returns {[number, number, Direction]}
 */
function selectedPart(element, editor) {
    const current = document.getSelection();
    const { anchorNode, focusNode } = current ?? {};
    if (current && anchorNode && focusNode && document.activeElement === element
        && element.contains(anchorNode) && element.contains(focusNode)) {
        const anchor = offsetOf(element, anchorNode, current.anchorOffset);
        const focus = offsetOf(element, focusNode, current.focusOffset);
        editor.selection = [
            Math.min(anchor, focus), Math.max(anchor, focus), focus < anchor ? "backward" : "forward"];
    }
    return editor.selection;
}

/**
 * Selects the part that the editor has to have selected.
 *
 * @param {HTMLElement} element
 * @param {Editor} editor
 */
function selectPart(element, editor) {
    const [start, end, direction] = editor.selection;
    const [first, last] = [placeOf(element, start), placeOf(element, end)];
    const [from, to] = direction === "backward" ? [last, first] : [first, last];
    document.getSelection()?.setBaseAndExtent(from[0], from[1], to[0], to[1]);
}

/**
 * Scrolls a place in the text to where it is seen.
 *
 * @param {HTMLElement} element
 * @param {number} start
 */
function scrollToPlace(element, start) {
    const range = document.createRange();
    range.setStart(...placeOf(element, start));
    const [line, box] = [range.getBoundingClientRect(), element.getBoundingClientRect()];
    const scale = box.height / (element.offsetHeight || 1) || 1;
    if (line.top < box.top) element.scrollTop += (line.top - box.top) / scale;
    else if (line.bottom > box.bottom) element.scrollTop += (line.bottom - box.bottom) / scale;
}

/**
 * The offset in the text of a place in the document.
 *
 * @param {HTMLElement} element
 * @param {Node} node
 * @param {number} index
 */
function offsetOf(element, node, index) {
    if (!element.contains(node)) return 0;
    const range = document.createRange();
    range.setStart(element, 0);
    range.setEnd(node, index);
    return range.toString().length;
}

/**
 * The place in the document of an offset in the text.
 *
 * @param {HTMLElement} element
 * @param {number} offset
 * @returns {[Node, number]}
 */
function placeOf(element, offset) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let rest = offset;
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { length } = node.nodeValue ?? "";
        const isLast = rest === length && node.nodeValue?.endsWith("\n");
        // After a line break the next line's part has the caret.
        if (rest <= length && !isLast) return [node, rest];
        rest -= length;
    }
    return [element, element.childNodes.length - 1];
}
