// What each node is: a button, a field, something to look at.

import { attribute } from "./dom.js";
import { ownNode } from "./nodes.js";
import { makeElement, roles } from "./roles.js";
import { describeShortcut } from "./shortcuts.js";
import { describeAria } from "./accessibility.js";

export function describe(node, semantics) {
    const name = semantics.r ?? "content";
    if (node.element.dataset.role !== name) exchange(node, makeElement(node.id, semantics));
    const { element } = node;
    roles[name].describe?.(element, semantics, node);
    const named = roles[name].named?.(element) ?? element;
    attribute(named, "aria-label", roles[name].name?.(semantics) ?? semantics.l);
    attribute(named, "aria-valuetext", semantics.v);
    attribute(named, "aria-description", semantics.h);
    attribute(element, "data-identifier", semantics.t);
    // Where nothing is said, the role may have.
    if ("f" in semantics || node.isFocusTold) attribute(element, "tabindex", [-1, 0][semantics.f]);
    node.isFocusTold = "f" in semantics;
    attribute(element, "title", semantics.p);
    node.isHidden = !!semantics.n;
    const isSilent = node.isHidden || ownNode(element.parentElement)?.aria?.u;
    attribute(element, "aria-hidden", isSilent ? "true" : undefined);
    describeShortcut(node, semantics.j);
    describeAria(node, semantics.q);
}

// A node that has become something else is another element in the same place.
function exchange(node, element) {
    element.style.cssText = node.element.style.cssText;
    element.className = node.element.className;
    element.inert = node.element.inert;
    element.append(...node.element.childNodes);
    node.element.replaceWith(element);
    node.element = element;
}
