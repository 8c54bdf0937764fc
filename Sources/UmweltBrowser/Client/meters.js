// What says how much there is of something, and what shows and hides what belongs to it.

import { attribute } from "./dom.js";
import { pressableRole } from "./pressing.js";

export const meterRoles = {
    meter: {
        tag: "div",
        describe(element, semantics) {
            element.setAttribute("role", semantics.k);
            element.setAttribute("aria-valuemin", semantics.m[0]);
            element.setAttribute("aria-valuemax", semantics.m[1]);
            attribute(element, "aria-valuenow", semantics.c);
        },
    },
    disclosure: pressableRole({
        describe(element, semantics) {
            element.setAttribute("aria-expanded", String(semantics.c === 1));
        },
    }),
};
