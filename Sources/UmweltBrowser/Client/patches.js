// The window as the app has it: patches change the elements.

import { place, root } from "./dom.js";
import { nodeNamed, nodeOf, nodes, setRootNode } from "./nodes.js";
import { forgetAllFields, forgetField, forgetFields, updateField } from "./text-exchange.js";
import { affect } from "./effects.js";
import { easing, move, updateInert } from "./motion.js";
import { draw } from "./drawing.js";
import { groupChoices } from "./choices.js";
import { updateLists } from "./lists.js";
import { scrollSoon, applyScrolls } from "./scrolling.js";
import { arrangePresentations } from "./presentations.js";
import { makeElement } from "./roles.js";
import { moveActions, silence } from "./accessibility.js";
import { describe } from "./semantics.js";
import { updateSkipLinkSoon } from "./skip-link.js";
import { moveFocus, withoutFocusEvents } from "./focus.js";
import { askForFiles } from "./files.js";
import { arriveAt, followApp } from "./navigation.js";
import { listenToPointers } from "./pointers.js";
import { keepScreenOn } from "./screen.js";
import { notify } from "./notifications.js";
import { mark, setPicking } from "./inspector.js";
import { announce } from "./announcements.js";
import { copy } from "./clipboard.js";
import { playSound } from "./players.js";
import { arrive, openURL, openWindow, ownTitle, sessionKey } from "./windows.js";

/**
 * Changes the page as the app wants it.
 *
 * @param {import("./protocol").PatchRecord} patch
 */
export function show(patch) {
    const focused = nodeOf(document.activeElement);
    withoutFocusEvents(() => {
        change(patch);
        moveFocus(patch.focus, focused);
    });
    for (const request of patch.urls ?? []) openURL(request);
    for (const request of patch.files ?? []) askForFiles(request);
    for (const text of patch.copies ?? []) copy(text);
    for (const sound of patch.sounds ?? []) playSound(sound);
    for (const request of patch.notifications ?? []) notify(request);
    if (patch.screen) keepScreenOn(patch.screen === "on");
    for (const text of patch.announcements ?? []) announce(text);
    if (patch.marks) mark(patch.marks);
    if (patch.clicks) setPicking(patch.clicks === "inspector");
}

/** @param {import("./protocol").PatchRecord} patch */
function change(patch) {
    if (patch.session) {
        // Another window has other fields, though they go by the same names.
        const isNew = patch.session !== sessionStorage.getItem(sessionKey);
        if (isNew) forgetAllFields();
        arrive(patch.session, patch.tab ?? "");
        arriveAt(isNew, patch.navigationDepth ?? 0, patch.address);
        nodes.clear();
        root.replaceChildren();
    }
    for (const change of patch.nodes ?? []) {
        if (!nodes.has(change.id)) make(change);
    }
    for (const change of patch.nodes ?? []) apply(change, nodeNamed(change.id), patch.curves ?? []);
    for (const id of patch.removed ?? []) remove(id);
    if (patch.session && patch.nodes) {
        setRootNode(patch.nodes[0].id);
        root.replaceChildren(nodeNamed(patch.nodes[0].id).element);
        forgetFields();
    }
    updateLists();
    groupChoices();
    applyScrolls();
    for (const { name, ticket, size } of patch.windows ?? []) openWindow(name, ticket, size);
    if (patch.colorScheme) document.documentElement.dataset.scheme = patch.colorScheme;
    arrangePresentations();
    updateSkipLinkSoon();
    if (patch.title !== undefined) document.title = patch.title || ownTitle;
    if (!patch.session) followApp(patch.navigationDepth, patch.address, patch.addresses);
}

/**
 * Returns the tag of the element for a node's role.
 *
 * @param {import("./protocol").NodeRecord} change
 */
function make(change) {
    nodes.set(change.id, { id: change.id, element: makeElement(change.id, change.semantics), drawn: [], inside: [] });
}

/**
 * @param {import("./protocol").NodeRecord} change
 * @param {import("./page").PageNode} node
 * @param {string[]} curves The curves of the patch's motions.
 */
function apply(change, node, curves) {
    if (change.semantics) describe(node, change.semantics);
    const { element } = node;
    if (change.pointers) listenToPointers(node, change.pointers);
    if (change.frame) node.frame = change.frame;
    if (node.frame && (change.frame || (change.semantics && element.overhang !== undefined))) {
        const [x, y, width, height] = node.frame, over = element.overhang ?? 0;
        place(element, x, y - over / 2, width, height + over);
    }
    if (change.opacity !== undefined) element.style.opacity = String(change.opacity);
    if (change.clip !== undefined) element.style.clipPath = change.clip ? `path(${JSON.stringify(change.clip)})` : "";
    if (change.effects) affect(node, element, change.effects);
    if (change.items) {
        for (const old of node.drawn) old.remove();
        node.drawn = change.items.map(draw);
        element.prepend(...node.drawn);
    }
    if (change.motion) move(node, change.motion, curves);
    if (change.opacity !== undefined || change.motion) updateInert(node);
    if (change.text) updateField(node, change.text);
    if (change.scrollOffset) {
        const glide = change.glide && { ...change.glide, easing: easing(curves, change.glide.curve) };
        scrollSoon(change.id, change.scrollOffset, false, glide);
    }
    if (change.scrollShift) scrollSoon(change.id, change.scrollShift, true);
    if (change.children) {
        node.inside = change.children;
        arrange(element, node.drawn.length, change.children.map((id) => nodeNamed(id).element));
        element.style.isolation = change.drawingOrder ? "isolate" : "";
        const order = change.drawingOrder;
        for (const id of change.children) nodeNamed(id).element.style.zIndex = order ? String(order.indexOf(id)) : "";
    }
    if (node.aria?.isOne) silence(node);
    if (node.actions) moveActions(node);
}

/**
 * Elements that stay in their place keep the focus; moving them would take it away.
 *
 * @param {Element} element
 * @param {number} start
 * @param {Element[]} children
 */
function arrange(element, start, children) {
    /** @type {Set<ChildNode>} */
    const wanted = new Set(children);
    /** @type {ChildNode | null} */
    let next = element.childNodes[start] ?? null;
    for (const child of children) {
        while (next && !wanted.has(next)) next = next.nextSibling;
        if (next === child) next = child.nextSibling;
        else element.insertBefore(child, next);
    }
}

/** @param {number} id */
function remove(id) {
    const node = nodes.get(id);
    if (!node) return;
    nodes.delete(id);
    forgetField(id);
    node.element.remove();
    node.actions?.remove();
    for (const inner of node.inside) {
        if (node.element.contains(nodes.get(inner)?.element ?? null)) remove(inner);
    }
}
