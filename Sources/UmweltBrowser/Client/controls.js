// Switches, sliders and steppers.

import { attribute, inputIn } from "./dom.js";
import { act } from "./events.js";
import { pressableRole } from "./pressing.js";

/** @type {import("./page").Roles<"toggle" | "slider" | "stepper">} */
export const controls = {
    toggle: pressableRole({
        describe(element, semantics) {
            // A switch is never mixed; a checkbox may be.
            const isMixed = semantics.state === 2;
            element.setAttribute("role", isMixed ? "checkbox" : "switch");
            element.setAttribute("aria-checked", isMixed ? "mixed" : String(semantics.state === 1));
        },
    }),
    // An invisible native slider above the drawn one.
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
            const input = inputIn(element);
            [input.min, input.max] = semantics.bounds.map(String);
            input.step = String(semantics.step ?? "any");
            input.dir = semantics.isRightToLeft ? "rtl" : "ltr";
            input.disabled = !!semantics.isDisabled;
            input.style.setProperty("--knob", `${semantics.knobWidth}px`);
            if (!input.isHeld) input.value = String(semantics.number);
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
            element.addEventListener("keydown", (event) => {
                if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
                event.preventDefault();
                act(id, event.key === "ArrowUp" ? { increment: {} } : { decrement: {} });
            });
            new MutationObserver(() => updateStepperButtons(element)).observe(element, { childList: true, subtree: true });
        },
        describe(element, semantics) {
            const isNumber = semantics.number !== undefined;
            element.setAttribute("role", isNumber ? "spinbutton" : "group");
            attribute(element, "tabindex", isNumber ? (semantics.isDisabled ? -1 : 0) : undefined);
            attribute(element, "aria-disabled", semantics.isDisabled ? "true" : undefined);
            attribute(element, "aria-valuenow", semantics.number);
            const [least, most] = (isNumber && semantics.bounds) || [];
            attribute(element, "aria-valuemin", least ?? undefined);
            attribute(element, "aria-valuemax", most ?? undefined);
            updateStepperButtons(element);
        },
    },
};

/**
 * The buttons of a stepper are reached by the tab key only where the whole is not.
 *
 * @param {Element} stepper
 */
function updateStepperButtons(stepper) {
    const isOne = stepper.getAttribute("role") === "spinbutton";
    for (const button of stepper.querySelectorAll("button")) {
        if (isOne) button.tabIndex = -1;
        else button.removeAttribute("tabindex");
    }
}

/**
 * Tells at most one value a frame, and when the knob is held.
 *
 * @param {HTMLInputElement} input
 * @param {number} id
 */
function makeSlidable(input, id) {
    let waiting = 0;
    input.isHeld = false;
    /** @param {boolean} isHeld */
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
