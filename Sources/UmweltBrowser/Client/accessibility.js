// ARIA attributes that the app's author sets for a node.

import { attribute, root, targetOf } from "./dom.js";
import { ownNode } from "./nodes.js";
import { act } from "./events.js";

/**
 * Sets the ARIA attributes of a node.
 *
 * @param {import("./page").PageNode} node
 * @param {import("./protocol").AriaRecord | undefined} aria
 */
export function describeAria(node, aria) {
    const { element } = node;
    const wanted = aria?.attributes ?? {};
    for (const name of node.attributes ?? []) if (!(name in wanted)) element.removeAttribute(name);
    for (const [name, value] of Object.entries(wanted)) element.setAttribute(name, value);
    node.attributes = Object.keys(wanted);
    const wasOne = node.aria?.isOne;
    node.aria = aria;
    for (const old of node.spoken ?? []) old.remove();
    node.spoken = [];
    const { spoken, spokenValue } = aria ?? {};
    if (spoken !== undefined) {
        node.spoken.push(speech(spoken));
        element.prepend(...node.spoken);
    }
    if (spokenValue !== undefined) {
        const value = speech(spokenValue);
        node.spoken.push(value);
        element.append(value);
    }
    if (wasOne || aria?.isOne) silence(node);
    offerActions(node, aria);
}

/**
 * A text that is read and not seen.
 *
 * @param {string} text
 */
function speech(text) {
    const element = document.createElement("span");
    element.className = "spoken";
    element.textContent = text;
    return element;
}

/**
 * Nothing inside of what is read as one thing is read.
 *
 * @param {import("./page").PageNode} node
 */
export function silence(node) {
    const isOne = !!node.aria?.isOne;
    for (const child of node.element.children) {
        if (node.spoken?.includes(/** @type {HTMLElement} */ (child))) continue;
        const isHidden = isOne || !!ownNode(child)?.isHidden || child.tagName === "svg";
        attribute(child, "aria-hidden", isHidden ? "true" : undefined);
    }
}

/**
 * The accessibility actions of a node are buttons beside it, which are visible while they have the keyboard focus.
 *
 * @param {import("./page").PageNode} node
 * @param {import("./protocol").AriaRecord | undefined} aria
 */
function offerActions(node, aria) {
    node.actions?.remove();
    node.actions = undefined;
    const names = aria?.actions ?? [], groups = aria?.actionGroups ?? [];
    if (!names.length && !groups.length) return;
    node.actions = document.createElement("div");
    node.actions.className = "actions";
    node.actions.append(...names.map((name) => actionButton(node, name)));
    for (const { category, actions } of groups) {
        const group = document.createElement("div");
        group.setAttribute("role", "group");
        group.setAttribute("aria-label", category);
        group.append(...actions.map((name) => actionButton(node, name, category)));
        node.actions.append(group);
    }
    moveActions(node);
}

/**
 * @param {import("./page").PageNode} node
 * @param {string} name
 * @param {string} [category]
 */
function actionButton(node, name, category) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = name;
    const named = category === undefined ? { name } : { name, category };
    button.addEventListener("click", () => act(node.id, { perform: { action: { named } } }));
    return button;
}

/**
 * Puts the buttons of a node below it.
 *
 * @param {import("./page").PageNode} node
 */
export function moveActions(node) {
    const { actions } = node;
    if (!actions) return;
    const { style } = node.element;
    actions.style.left = style.left;
    actions.style.top = `calc(${style.top || "0px"} + ${style.height || "0px"})`;
    if (node.element.parentElement) node.element.after(actions);
    else queueMicrotask(() => node.element.after(node.actions ?? ""));
}

const ups = ["ArrowUp", "ArrowRight"];
const downs = ["ArrowDown", "ArrowLeft"];

root.addEventListener("keydown", (event) => {
    const aria = ownNode(targetOf(event))?.aria;
    const id = targetOf(event).nodeID ?? 0;
    if (aria?.isPressed && (event.key === "Enter" || event.key === " ")) act(id, { press: {} });
    else if (aria?.isAdjusted && ups.includes(event.key)) act(id, { increment: {} });
    else if (aria?.isAdjusted && downs.includes(event.key)) act(id, { decrement: {} });
    else if (!askedByKey(event)) return;
    event.preventDefault();
});

/** @param {KeyboardEvent} event */
function askedByKey(event) {
    /** @type {HTMLElement | null} */
    let element = targetOf(event);
    while (element && element !== root) {
        const action = ownNode(element)?.aria?.keys?.[event.key];
        if (action) {
            const asked = /** @type {import("./protocol").Action} */ ({ [action]: {} });
            act(element.nodeID ?? 0, { perform: { action: asked } });
            return true;
        }
        element = element.parentElement;
    }
    return false;
}

// Assistive technology clicks without a pointer.
root.addEventListener("click", (event) => {
    if (event.detail !== 0) return;
    /** @type {HTMLElement | null} */
    const element = targetOf(event).closest(".node");
    if (element && ownNode(element)?.aria?.isPressed) act(element.nodeID ?? 0, { press: {} });
});
