// Fields: the browser's own, so that people write, paste, compose and spell as everywhere else.

import { attribute } from "./dom.js";
import { say } from "./notice.js";
import { edited, fields, hear } from "./text-exchange.js";
import { act } from "./events.js";
import { chooseLetters } from "./fonts.js";
import { dress } from "./text-style.js";
import { followSelection, watchSelection } from "./text-selection.js";

const longestText = 1_000_000;

/**
 * A role of which the browser has the element.
 *
 * @param {string} tag
 * @param {string} [type]
 * @returns {import("./page").Role<any>}
 */
export function fieldRole(tag, type) {
    return {
        tag,
        make(element, id) {
            if (type) element.setAttribute("type", type);
            element.classList.add("field");
            listen(/** @type {HTMLInputElement} */ (element), id);
            watchSelection(element, id);
        },
        /** @param {import("./page").Semantics<"field" | "secret" | "editor">} semantics */
        describe(element, semantics) {
            element.disabled = !!semantics.isDisabled;
            describeField(/** @type {HTMLInputElement} */ (element), semantics.appearance);
            followSelection(/** @type {HTMLInputElement} */ (element), semantics.appearance);
        },
    };
}

/**
 * @param {HTMLInputElement} element
 * @param {import("./protocol").FieldRecord["appearance"]} look
 */
function describeField(element, look) {
    element.placeholder = look.prompt?.text ?? "";
    element.spellcheck = !look.isUncorrected;
    attribute(element, "autocorrect", look.isUncorrected ? "off" : undefined);
    attribute(element, "autocapitalize", look.autocapitalize);
    attribute(element, "enterkeyhint", look.enterKeyHint);
    attribute(element, "inputmode", look.inputMode);
    element.autocomplete = look.autocomplete ?? "off";
    const { style } = element;
    dress(element, look, "basic");
    chooseLetters(element);
    style.textAlign = look.alignment ?? "left";
    // CSS has the space between lines around each: what is above the first and below the last is outside of the field.
    const spacing = Math.max(look.lineSpacing ?? 0, -look.lineHeight);
    element.overhang = Math.max(spacing, 0);
    style.lineHeight = look.lineHeight + spacing + "px";
    style.letterSpacing = look.letterSpacing ? look.letterSpacing + "px" : "";
    style.padding = look.padding ? look.padding.map((length) => length + "px").join(" ") : "0";
    style.caretColor = look.tint;
    style.setProperty("--tint", look.tint);
    style.setProperty("--prompt", look.prompt?.color ?? "");
}

/**
 * @param {HTMLInputElement} element
 * @param {number} id
 */
function listen(element, id) {
    element.addEventListener("input", () => {
        chooseLetters(element);
        edited(fields.get(id));
    });
    element.addEventListener("compositionstart", () => {
        const field = fields.get(id);
        if (field) field.isComposing = true;
    });
    element.addEventListener("compositionend", () => {
        const field = fields.get(id);
        if (!field) return;
        field.isComposing = false;
        // The browser has still to say what the composed text is.
        setTimeout(() => hear(field));
    });
    element.addEventListener("keydown", (event) => {
        if (event.key !== "Enter" || event.isComposing || element.tagName !== "INPUT") return;
        event.preventDefault();
        act(id, { submit: {} });
    });
    element.addEventListener("beforeinput", (event) => {
        const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
        const rest = element.value.length - ((element.selectionEnd ?? 0) - (element.selectionStart ?? 0));
        if (!text || rest + text.length <= longestText) return;
        event.preventDefault();
        say(`A text has at most ${longestText} characters.`);
    });
}
