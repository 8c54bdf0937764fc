// The window as the app has it: patches change the elements.

import { place, root } from "./dom.js";
import { nodeOf, nodes, setRootNode } from "./nodes.js";
import { forgetAllFields, forgetField, forgetFields, tellField } from "./text-exchange.js";
import { affect } from "./effects.js";
import { draw } from "./drawing.js";
import { settleChoices } from "./choices.js";
import { settleLists } from "./lists.js";
import { scrollSoon, settleScrolls } from "./scrolling.js";
import { arrangePresentations } from "./presentations.js";
import { makeElement } from "./roles.js";
import { moveActions, silence } from "./accessibility.js";
import { describe } from "./semantics.js";
import { moveFocus, withoutFocusEvents } from "./focus.js";
import { followDepth } from "./navigation.js";
import { listenToPointers } from "./pointers.js";
import { arrive, openURL, openWindow, ownTitle } from "./windows.js";

export function show(patch) {
    const focused = nodeOf(document.activeElement);
    withoutFocusEvents(() => {
        change(patch);
        moveFocus(patch.f, focused);
    });
    for (const url of patch.u ?? []) openURL(url);
}

function change(patch) {
    if (patch.s) {
        // Another window has other fields, though they go by the same names.
        if (patch.s !== sessionStorage.getItem("umwelt-session")) forgetAllFields();
        arrive(patch.s, patch.m);
        nodes.clear();
        root.replaceChildren();
    }
    for (const change of patch.n ?? []) {
        if (!nodes.has(change.i)) make(change);
    }
    for (const change of patch.n ?? []) apply(change, nodes.get(change.i));
    for (const id of patch.r ?? []) remove(id);
    if (patch.s) {
        setRootNode(patch.n[0].i);
        root.replaceChildren(nodes.get(patch.n[0].i).element);
        forgetFields();
    }
    settleLists();
    settleChoices();
    settleScrolls();
    for (const { n, t, f } of patch.w ?? []) openWindow(n, t, f);
    if (patch.c) document.documentElement.dataset.scheme = patch.c;
    arrangePresentations();
    if ("t" in patch) document.title = patch.t || ownTitle;
    if ("h" in patch || patch.s) followDepth(patch.h ?? 0);
}

// What a node is says which element stands for it.
function make(change) {
    nodes.set(change.i, { id: change.i, element: makeElement(change.i, change.a), drawn: [], inside: [] });
}

function apply(change, node) {
    if (change.a) describe(node, change.a);
    const { element } = node;
    if (change.p) listenToPointers(node, change.p);
    if (change.f) place(element, ...change.f);
    if ("o" in change) {
        element.style.opacity = change.o;
        // What cannot be seen is neither touched nor read.
        element.inert = change.o === 0;
    }
    if ("c" in change) element.style.clipPath = change.c ? `path(${JSON.stringify(change.c)})` : "";
    if (change.e) affect(node, element, change.e);
    if (change.t) tellField(node, change.t);
    if (change.y) scrollSoon(change.i, change.y, false);
    if (change.j) scrollSoon(change.i, change.j, true);
    if (change.d) {
        for (const old of node.drawn) old.remove();
        node.drawn = change.d.map(draw);
        element.prepend(...node.drawn);
    }
    if (change.k) {
        node.inside = change.k;
        arrange(element, node.drawn.length, change.k.map((id) => nodes.get(id).element));
        element.style.isolation = change.z ? "isolate" : "";
        for (const id of change.k) nodes.get(id).element.style.zIndex = change.z ? change.z.indexOf(id) : "";
    }
    if (node.aria?.u) silence(node);
    if (node.actions) moveActions(node);
}

// Elements that stay in their place keep the focus; moving them would take it away.
function arrange(element, start, children) {
    const wanted = new Set(children);
    let next = element.childNodes[start] ?? null;
    for (const child of children) {
        while (next && !wanted.has(next)) next = next.nextSibling;
        if (next === child) next = next.nextSibling;
        else element.insertBefore(child, next);
    }
}

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
