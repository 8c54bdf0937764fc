// Lists: rows are pressed, walked through, deleted and moved.

import { attribute, root } from "./dom.js";
import { act } from "./events.js";
import { swipe } from "./swiping.js";
import { drag } from "./list-moving.js";

const usable = "button, input, select, textarea, a, [contenteditable], [role=switch], [role=spinbutton]";

export const listRoles = {
    list: {
        tag: "div",
        make(element) {
            element.addEventListener("keydown", (event) => walk(element, event));
            element.addEventListener("focusin", (event) => {
                if (event.target.dataset.role === "row") makeEntrance(element, event.target);
            });
        },
        describe(element, semantics) {
            element.setAttribute("role", semantics.m ? "listbox" : "list");
            attribute(element, "aria-multiselectable", semantics.m === 2 ? "true" : undefined);
        },
    },
    row: {
        tag: "div",
        make(element, id) {
            element.addEventListener("click", (event) => {
                const other = event.target.closest(usable);
                if (other && element.contains(other)) return;
                if (element.classList.contains("pressable")) act(id, { press: {} });
            });
            element.addEventListener("keydown", (event) => {
                const isText = event.target.closest("input, textarea, [contenteditable]");
                if (event.key !== "Delete" || isText || !element.canDelete) return;
                event.preventDefault();
                act(id, { delete: {} });
            });
            element.addEventListener("contextmenu", (event) => {
                if (!element.swipes || event.target.closest("input, textarea")) return;
                event.preventDefault();
                act(id, { swipe: { toLeft: !!element.swipes[0], isFull: false } });
            });
            element.addEventListener("pointerdown", (event) => swipe(element, id, event));
        },
        describe(element, semantics) {
            const isOption = "c" in semantics;
            element.setAttribute("role", isOption ? "option" : "listitem");
            attribute(element, "aria-selected", isOption ? String(!!semantics.c) : undefined);
            element.setAttribute("aria-posinset", semantics.m[0]);
            element.setAttribute("aria-setsize", semantics.m[1]);
            element.classList.toggle("pressable", !!semantics.d);
            element.classList.toggle("swipeable", !!semantics.s);
            element.canDelete = !!semantics.e;
            element.swipes = semantics.s;
            if (!isOption) element.removeAttribute("tabindex");
            else if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
        },
    },
    // A header or a footer: lists hold items only.
    edge: {
        tag: "div",
    },
    heading: {
        tag: "div",
        make(element) {
            element.setAttribute("role", "heading");
            element.setAttribute("aria-level", 2);
        },
    },
    grip: {
        tag: "button",
        make(element, id) {
            element.type = "button";
            element.classList.add("grip");
            element.addEventListener("keydown", (event) => {
                const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                if (!step) return;
                event.preventDefault();
                act(id, { move: { by: step } });
            });
            element.addEventListener("pointerdown", (event) => drag(element, id, event));
        },
    },
};

// The row that is entered with the tab key; the others are reached from there by arrows.
function makeEntrance(list, row) {
    for (const other of list.querySelectorAll(":scope > [role=option][tabindex='0']")) other.tabIndex = -1;
    row.tabIndex = 0;
}

export function settleLists() {
    for (const edge of root.querySelectorAll("[data-role=edge]")) {
        edge.setAttribute("role", edge.parentElement.getAttribute("role") === "list" ? "listitem" : "none");
    }
    for (const list of root.querySelectorAll("[role=listbox]")) {
        if (list.querySelector(":scope > [role=option][tabindex='0']")) continue;
        const row = list.querySelector(":scope > [role=option][aria-selected=true]")
            ?? list.querySelector(":scope > [role=option]");
        if (row) row.tabIndex = 0;
    }
}

function walk(list, event) {
    const row = event.target;
    if (row.parentElement !== list || row.getAttribute("role") !== "option") return;
    if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        row.click();
        return;
    }
    const step = { ArrowUp: "previousElementSibling", ArrowDown: "nextElementSibling" }[event.key];
    if (!step) return;
    event.preventDefault();
    let next = row[step];
    while (next && next.getAttribute("role") !== "option") next = next[step];
    next?.focus();
}
