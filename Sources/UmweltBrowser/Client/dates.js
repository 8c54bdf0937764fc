// Days, times and colours: chosen with the browser's own fields, which are not seen, above the ones that are drawn.

import { act } from "./events.js";

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
                else input.value = input.known;
            });
            element.append(input);
        },
        describe(element, semantics) {
            const input = element.querySelector(":scope > input");
            input.type = semantics.k;
            [input.min, input.max] = semantics.m;
            input.disabled = !!semantics.x;
            input.known = semantics.c;
            if (input.value !== semantics.c) input.value = semantics.c;
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
            const input = element.querySelector(":scope > input");
            input.disabled = !!semantics.x;
            // Here nobody chooses an opacity; it stays as it is.
            const color = semantics.c.slice(0, 7);
            if (input.value !== color) input.value = color;
        },
        named(element) {
            return element.querySelector(":scope > input");
        },
    },
};
