// Meters, which show how much there is of something, and disclosures, which show and hide their content.

import { attribute } from "./dom.js";
import { pressableRole } from "./pressing.js";

/** @type {import("./page").Roles<"meter" | "disclosure">} */
export const meterRoles = {
    meter: {
        tag: "div",
        describe(element, semantics) {
            element.setAttribute("role", semantics.kind);
            attribute(element, "aria-valuemin", semantics.bounds[0]);
            attribute(element, "aria-valuemax", semantics.bounds[1]);
            attribute(element, "aria-valuenow", semantics.number);
        },
    },
    disclosure: pressableRole({
        describe(element, semantics) {
            element.setAttribute("aria-expanded", String(semantics.state === 1));
        },
    }),
};
