// Fields: the browser's own, so that people write, paste, compose and spell as everywhere else.

import { attribute } from "./dom.js";
import { say } from "./notice.js";
import { edited, fields, hear } from "./text-exchange.js";
import { act } from "./events.js";
import { dress } from "./text-style.js";

const longestText = 1_000_000;

export function fieldRole(tag, type) {
    return {
        tag,
        make(element, id) {
            if (type) element.type = type;
            element.classList.add("field");
            listen(element, id);
        },
        describe(element, semantics) {
            element.disabled = !!semantics.x;
            describeField(element, semantics.e);
        },
    };
}

function describeField(element, look) {
    element.placeholder = look.p?.t ?? "";
    element.spellcheck = !look.n;
    attribute(element, "autocorrect", look.n ? "off" : undefined);
    attribute(element, "autocapitalize", look.u);
    attribute(element, "enterkeyhint", look.k);
    attribute(element, "inputmode", look.o);
    element.autocomplete = look.a ?? "off";
    const { style } = element;
    dress(element, look);
    style.textAlign = look.l ?? "left";
    style.lineHeight = look.h + "px";
    style.padding = look.r ? look.r.map((length) => length + "px").join(" ") : "0";
    style.caretColor = look.t;
    style.setProperty("--tint", look.t);
    style.setProperty("--prompt", look.p?.c ?? "");
}

function listen(element, id) {
    element.addEventListener("input", () => edited(fields.get(id)));
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
        if (event.key !== "Enter" || event.isComposing || element.tagName === "TEXTAREA") return;
        event.preventDefault();
        act(id, { submit: {} });
    });
    element.addEventListener("beforeinput", (event) => {
        const text = event.data ?? event.dataTransfer?.getData("text/plain") ?? "";
        const rest = element.value.length - (element.selectionEnd - element.selectionStart);
        if (!text || rest + text.length <= longestText) return;
        event.preventDefault();
        say(`A text has at most ${longestText} characters.`);
    });
}
