// What assistive technology is told that the app's author says of a node.

import { attribute, root } from "./dom.js";
import { ownNode } from "./nodes.js";
import { act } from "./events.js";

// What ARIA says of a node: see AriaWriter.
export function describeAria(node, aria) {
    const { element } = node;
    const wanted = aria?.a ?? {};
    for (const name of node.attributes ?? []) if (!(name in wanted)) element.removeAttribute(name);
    for (const [name, value] of Object.entries(wanted)) element.setAttribute(name, value);
    node.attributes = Object.keys(wanted);
    const wasOne = node.aria?.u;
    node.aria = aria;
    node.spoken?.remove();
    node.spoken = undefined;
    if (aria && "y" in aria) {
        node.spoken = document.createElement("span");
        node.spoken.className = "spoken";
        node.spoken.textContent = aria.y;
        element.prepend(node.spoken);
    }
    if (wasOne || aria?.u) silence(node);
    offerActions(node, aria?.m ?? []);
}

// Nothing inside of what is read as one thing is read.
export function silence(node) {
    const isOne = !!node.aria?.u;
    for (const child of node.element.children) {
        if (child === node.spoken) continue;
        const isHidden = isOne || !!ownNode(child)?.isHidden || child.tagName === "svg";
        attribute(child, "aria-hidden", isHidden ? "true" : undefined);
    }
}

// What a node can be asked to do are buttons beside it, which show when somebody comes there by keys.
function offerActions(node, names) {
    node.actions?.remove();
    node.actions = undefined;
    if (!names.length) return;
    node.actions = document.createElement("div");
    node.actions.className = "actions";
    for (const name of names) {
        const button = document.createElement("button");
        button.type = "button";
        button.textContent = name;
        button.addEventListener("click", () => act(node.id, { perform: { action: { named: { name } } } }));
        node.actions.append(button);
    }
    moveActions(node);
}

export function moveActions(node) {
    const { style } = node.element;
    node.actions.style.left = style.left;
    node.actions.style.top = `calc(${style.top || "0px"} + ${style.height || "0px"})`;
    if (node.element.parentElement) node.element.after(node.actions);
    else queueMicrotask(() => node.element.after(node.actions ?? ""));
}

const ups = ["ArrowUp", "ArrowRight"];
const downs = ["ArrowDown", "ArrowLeft"];

root.addEventListener("keydown", (event) => {
    const aria = ownNode(event.target)?.aria;
    const id = event.target.nodeID;
    if (aria?.k && (event.key === "Enter" || event.key === " ")) act(id, { press: {} });
    else if (aria?.j && ups.includes(event.key)) act(id, { increment: {} });
    else if (aria?.j && downs.includes(event.key)) act(id, { decrement: {} });
    else if (!askedByKey(event)) return;
    event.preventDefault();
});

function askedByKey(event) {
    for (let element = event.target; element && element !== root; element = element.parentElement) {
        const action = ownNode(element)?.aria?.z?.[event.key];
        if (!action) continue;
        act(element.nodeID, { perform: { action: { [action]: {} } } });
        return true;
    }
    return false;
}

// Assistive technology clicks without a pointer.
root.addEventListener("click", (event) => {
    if (event.detail !== 0) return;
    const element = event.target.closest(".node");
    if (ownNode(element)?.aria?.k) act(element.nodeID, { press: {} });
});
