// Presses: by pointer, by keyboard, by what reads the page aloud.

import { makeClaim } from "./dom.js";
import { act } from "./events.js";
import { thresholds } from "./thresholds.js";

/** Of pressable elements in each other, the innermost is pressed. */
const claimPress = makeClaim();

/**
 * Says when a press begins and ends, so that it can be seen, and that it was one.
 *
 * @param {HTMLElement} element
 * @param {number} id
 */
export function makePressable(element, id) {
    let isDown = false;
    let isTold = false;
    /** @param {boolean} isPressed */
    const tell = (isPressed) => {
        if (isPressed === isTold) return;
        isTold = isPressed;
        act(id, isPressed ? { pressBegan: {} } : { pressEnded: {} });
    };
    const end = () => {
        removeEventListener("pointerup", end);
        removeEventListener("pointercancel", end);
        isDown = false;
        tell(false);
    };
    element.addEventListener("pointerdown", (event) => {
        if (event.button !== 0 || element.disabled || !element.hasGestures && !claimPress(event)) return;
        isDown = true;
        addEventListener("pointerup", end);
        addEventListener("pointercancel", end);
        tell(true);
    });
    element.addEventListener("pointerenter", () => tell(isDown));
    element.addEventListener("pointerleave", () => tell(false));
    element.addEventListener("keydown", (event) => {
        if (!event.repeat && [" ", "Enter"].includes(event.key) && claimPress(event)) tell(true);
    });
    element.addEventListener("keyup", () => tell(false));
    element.addEventListener("blur", end);
    // Keys and assistive technology click without a pointer.
    element.addEventListener("click", (event) => {
        if ((event.detail === 0 || !element.hasGestures) && claimPress(event)) act(id, { press: {} });
    });
}

/** Lets clicks of pointers press nothing, until the function is called that it returns. */
export function dropClicks() {
    /** @param {MouseEvent} click */
    const drop = (click) => {
        // Keys and assistive technology click without a pointer.
        if (click.detail === 0) return;
        click.stopPropagation();
        click.preventDefault();
    };
    addEventListener("click", drop, { capture: true });
    return () => removeEventListener("click", drop, { capture: true });
}

/** Lets the click that comes with the end of a drag press nothing. What a pointer presses after that is another one's. */
export function dropClick() {
    const stop = dropClicks();
    const end = () => {
        clearTimeout(timer);
        removeEventListener("pointerdown", end, { capture: true });
        stop();
    };
    const timer = setTimeout(end, thresholds.clickDelay * 1000);
    addEventListener("pointerdown", end, { capture: true });
}

/**
 * A role that is pressed, with what else there is to be done when it is made and described.
 *
 * @template {import("./page").RoleName} Name
 * @param {Partial<import("./page").Role<Name>>} own
 * @returns {import("./page").Role<Name>}
 */
export function pressableRole(own = {}) {
    return {
        tag: "button",
        ...own,
        make(element, id) {
            element.setAttribute("type", "button");
            makePressable(element, id);
            own.make?.(element, id);
        },
        describe(element, semantics) {
            element.disabled = !!semantics.isDisabled;
            element.hasGestures = !!semantics.hasGestures;
            own.describe?.(element, semantics);
        },
    };
}
