// The role of each node: a button, a field, something to look at.

import { attribute } from "./dom.js";
import { ownNode } from "./nodes.js";
import { makeElement, roleOf } from "./roles.js";
import { describeShortcut } from "./shortcuts.js";
import { describeAria } from "./accessibility.js";
import { moveField } from "./text-exchange.js";

/**
 * Tells a node's element what the node is.
 *
 * @param {import("./page").PageNode} node
 * @param {import("./page").Semantics} semantics
 */
export function describe(node, semantics) {
    const name = semantics.role;
    if (node.element.dataset.role !== name) exchange(node, makeElement(node.id, semantics));
    const { element } = node;
    const role = roleOf(element);
    role.describe?.(element, semantics);
    const named = role.named?.(element) ?? element;
    attribute(named, "aria-label", role.name?.(semantics) ?? semantics.label);
    attribute(named, "aria-valuetext", semantics.value);
    attribute(named, "aria-description", semantics.hint);
    attribute(element, "data-identifier", semantics.identifier);
    // Without a record, the role may have set it.
    if (semantics.isFocusable !== undefined || node.isFocusTold) {
        attribute(element, "tabindex", semantics.isFocusable === undefined ? undefined : semantics.isFocusable - 1);
    }
    node.isFocusTold = semantics.isFocusable !== undefined;
    attribute(element, "title", semantics.help);
    node.isHidden = !!semantics.isHidden;
    const isSilent = node.isHidden || ownNode(element.parentElement)?.aria?.isOne;
    attribute(element, "aria-hidden", isSilent ? "true" : undefined);
    describeShortcut(node, semantics.shortcut);
    describeAria(node, semantics.aria);
}

/**
 * A node that has become something else is another element in the same place.
 *
 * @param {import("./page").PageNode} node
 * @param {HTMLElement} element
 */
function exchange(node, element) {
    element.style.cssText = node.element.style.cssText;
    const own = [...element.classList];
    const isStyled = node.element.classList.contains("styled");
    element.className = node.element.className;
    element.classList.remove("styled");
    element.classList.add(...own);
    element.inert = node.element.inert;
    // The parts of a text with attributes are the editor's own.
    if (!isStyled) element.append(...node.element.childNodes);
    node.element.replaceWith(element);
    node.element = element;
    moveField(node.id, element);
}
