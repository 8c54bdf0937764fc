// Days, times and colours: chosen with invisible fields of the browser above the drawn ones.

import { inputIn } from "./dom.js";
import { act } from "./events.js";

/** @type {import("./page").Roles<"dateField" | "colorWell">} */
export const dateRoles = {
    dateField: {
        tag: "div",
        make(element, id) {
            const input = document.createElement("input");
            input.className = "date";
            // Pressed anywhere it shows the browser's calendar, where that has one.
            input.addEventListener("click", () => {
                try {
                    input.showPicker?.();
                } catch {
                    // Not every press is one that browsers open a calendar for; people can type.
                }
            });
            input.addEventListener("change", () => {
                if (input.value) act(id, { setText: { text: input.value } });
                else input.value = input.known ?? "";
            });
            element.append(input);
        },
        describe(element, semantics) {
            const input = inputIn(element);
            input.type = semantics.kind;
            [input.min, input.max] = semantics.limits;
            input.disabled = !!semantics.isDisabled;
            input.known = semantics.date;
            if (input.value !== semantics.date) input.value = semantics.date;
        },
        named(element) {
            return element.querySelector(":scope > input");
        },
    },
    colorWell: {
        tag: "div",
        make(element, id) {
            const input = document.createElement("input");
            input.type = "color";
            input.className = "date";
            input.addEventListener("input", () => act(id, { setText: { text: input.value } }));
            element.append(input);
        },
        describe(element, semantics) {
            const input = inputIn(element);
            input.disabled = !!semantics.isDisabled;
            // The browser's field has no opacity; the present one is kept.
            const color = semantics.color.slice(0, 7);
            if (input.value !== color) input.value = color;
        },
        named(element) {
            return element.querySelector(":scope > input");
        },
    },
};
