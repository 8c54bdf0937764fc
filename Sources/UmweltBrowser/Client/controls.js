// Switches, sliders and steppers.

import { attribute } from "./dom.js";
import { act } from "./events.js";
import { pressableRole } from "./pressing.js";

export const controls = {
    toggle: pressableRole({
        describe(element, semantics) {
            // A switch is never mixed; a checkbox may be.
            const isMixed = semantics.c === 2;
            element.setAttribute("role", isMixed ? "checkbox" : "switch");
            element.setAttribute("aria-checked", isMixed ? "mixed" : String(semantics.c === 1));
        },
    }),
    // A native slider, which is not seen, above the one that is drawn.
    slider: {
        tag: "div",
        make(element, id) {
            const input = document.createElement("input");
            input.type = "range";
            input.className = "range";
            makeSlidable(input, id);
            element.append(input);
        },
        describe(element, semantics) {
            const input = element.querySelector(":scope > input");
            [input.min, input.max] = semantics.m;
            input.step = semantics.s ?? "any";
            input.dir = semantics.d ? "rtl" : "ltr";
            input.disabled = !!semantics.x;
            if (!input.isHeld) input.value = semantics.c;
        },
        named(element) {
            return element.querySelector(":scope > input");
        },
    },
    // One thing to use with the arrow keys; its buttons are for pointers. Without a number there is nothing to say
    // of the whole: it is its two buttons.
    stepper: {
        tag: "div",
        make(element, id) {
            const steps = { ArrowUp: "increment", ArrowDown: "decrement" };
            element.addEventListener("keydown", (event) => {
                const step = steps[event.key];
                if (!step) return;
                event.preventDefault();
                act(id, { [step]: {} });
            });
            new MutationObserver(() => settleButtons(element)).observe(element, { childList: true, subtree: true });
        },
        describe(element, semantics) {
            const isNumber = "c" in semantics;
            element.setAttribute("role", isNumber ? "spinbutton" : "group");
            attribute(element, "tabindex", isNumber ? (semantics.x ? -1 : 0) : undefined);
            attribute(element, "aria-disabled", semantics.x ? "true" : undefined);
            attribute(element, "aria-valuenow", semantics.c);
            const [least, most] = (isNumber && semantics.b) || [];
            attribute(element, "aria-valuemin", least ?? undefined);
            attribute(element, "aria-valuemax", most ?? undefined);
            settleButtons(element);
        },
    },
};

// The buttons of a stepper are reached by the tab key only where the whole is not.
function settleButtons(stepper) {
    const isOne = stepper.getAttribute("role") === "spinbutton";
    for (const button of stepper.querySelectorAll("button")) {
        if (isOne) button.tabIndex = -1;
        else button.removeAttribute("tabindex");
    }
}

// Tells at most one value a frame, and when the knob is held.
function makeSlidable(input, id) {
    let waiting = 0;
    input.isHeld = false;
    const hold = (isHeld) => {
        if (isHeld === input.isHeld) return;
        if (waiting) tell();
        input.isHeld = isHeld;
        act(id, isHeld ? { pressBegan: {} } : { pressEnded: {} });
    };
    const tell = () => {
        cancelAnimationFrame(waiting);
        waiting = 0;
        act(id, { setValue: { value: input.valueAsNumber } });
    };
    input.addEventListener("pointerdown", (event) => {
        if (event.button === 0 && !input.disabled) hold(true);
    });
    for (const name of ["pointerup", "pointercancel", "lostpointercapture", "blur"]) {
        input.addEventListener(name, () => hold(false));
    }
    input.addEventListener("input", () => {
        if (!waiting) waiting = requestAnimationFrame(tell);
    });
}
