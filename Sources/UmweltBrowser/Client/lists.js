// Lists: rows are pressed, walked through, deleted and moved.

import { attribute, elementsIn, root, targetOf } from "./dom.js";
import { act } from "./events.js";
import { menuOwner } from "./context-menus.js";
import { swipe } from "./swiping.js";
import { drag, lift } from "./list-moving.js";

const usable = "button, input, select, textarea, a, [contenteditable], [role=switch], [role=spinbutton]";

/** @type {import("./page").Roles<"list" | "row" | "edge" | "heading" | "grip">} */
export const listRoles = {
    list: {
        tag: "div",
        make(element) {
            element.addEventListener("keydown", (event) => walk(element, event));
            element.addEventListener("focusin", (event) => {
                if (targetOf(event).dataset.role === "row") makeEntrance(element, targetOf(event));
            });
        },
        describe(element, semantics) {
            element.setAttribute("role", semantics.selection ? "listbox" : "list");
            attribute(element, "aria-multiselectable", semantics.selection === 2 ? "true" : undefined);
        },
    },
    row: {
        tag: "div",
        make(element, id) {
            element.addEventListener("click", (event) => {
                const other = targetOf(event).closest(usable);
                if (other && element.contains(other)) return;
                if (element.classList.contains("pressable")) act(id, { press: {} });
            });
            element.addEventListener("keydown", (event) => {
                const isText = targetOf(event).closest("input, textarea, [contenteditable]");
                if (event.key !== "Delete" || isText || !element.canDelete) return;
                event.preventDefault();
                act(id, { delete: {} });
            });
            element.addEventListener("contextmenu", (event) => {
                // The long press that lifted the row.
                if (element.classList.contains("dragged")) return event.preventDefault();
                // A menu of its own comes first.
                const isElsewhere = targetOf(event).closest("input, textarea, .styled") || menuOwner(event);
                if (!element.swipes || isElsewhere) return;
                event.preventDefault();
                act(id, { swipe: { toLeft: !!element.swipes[0], isFull: false } });
            });
            element.addEventListener("pointerdown", (event) => {
                if (element.swipes) swipe(element, id, event);
                if (element.canMove) lift(element, id, event);
            });
            // Links would be dragged out of the list.
            element.addEventListener("dragstart", (event) => {
                if (element.canMove && !targetOf(event).closest(".carries")) event.preventDefault();
            });
        },
        describe(element, semantics) {
            const isOption = semantics.selection !== undefined;
            element.setAttribute("role", isOption ? "option" : "listitem");
            attribute(element, "aria-selected", isOption ? String(!!semantics.selection) : undefined);
            attribute(element, "aria-posinset", semantics.place[0]);
            attribute(element, "aria-setsize", semantics.place[1]);
            element.classList.toggle("pressable", !!semantics.isPressable);
            element.classList.toggle("swipeable", !!semantics.swipes);
            element.canDelete = !!semantics.canDelete;
            element.canMove = !!semantics.canMove;
            element.classList.toggle("movable", element.canMove);
            // A finger that has taken the row does not scroll; a listener on every row would make scrolling wait.
            element.ontouchmove = element.canMove ? stayWhileDragged : null;
            element.swipes = semantics.swipes;
            // The other actions of a row are in its context menu, and on the arrow keys.
            attribute(element, "aria-haspopup", semantics.swipes ? "true" : undefined);
            const keys = [semantics.swipes?.[0] && "ArrowLeft", semantics.swipes?.[1] && "ArrowRight",
                semantics.canDelete && "Delete"];
            attribute(element, "aria-keyshortcuts", keys.filter(Boolean).join(" ") || undefined);
            const isReached = isOption || !!semantics.swipes || !!semantics.canDelete;
            element.isReached = isReached;
            element.hasMenu = false;
            element.classList.toggle("reached", isReached);
            if (!isReached) element.removeAttribute("tabindex");
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
            element.setAttribute("aria-level", "2");
        },
    },
    grip: {
        tag: "button",
        make(element, id) {
            element.setAttribute("type", "button");
            element.classList.add("grip");
            element.addEventListener("keydown", (event) => {
                const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0;
                if (!step) return;
                event.preventDefault();
                act(id, { move: { by: step } });
            });
            element.addEventListener("pointerdown", (event) => drag(element, id, event));
        },
    },
};

/** @param {TouchEvent} event */
function stayWhileDragged(event) {
    const { classList } = /** @type {HTMLElement} */ (event.currentTarget);
    if (classList.contains("dragged") || classList.contains("held")) event.preventDefault();
}

/**
 * The row that is entered with the tab key; the others are reached from there by arrows.
 *
 * @param {HTMLElement} list
 * @param {HTMLElement} row
 */
function makeEntrance(list, row) {
    for (const other of elementsIn(list, ":scope > .reached[tabindex='0']")) other.tabIndex = -1;
    row.tabIndex = 0;
}

/**
 * A row that offers a menu is reached by the keyboard too, whose key for menus opens it.
 *
 * @param {HTMLElement} list
 */
function reachMenus(list) {
    for (const row of elementsIn(list, ":scope > [data-role=row]")) {
        const hasMenu = !!row.querySelector(".menus");
        if (hasMenu === !!row.hasMenu) continue;
        row.hasMenu = hasMenu;
        if (row.isReached) continue;
        row.classList.toggle("reached", hasMenu);
        attribute(row, "aria-haspopup", hasMenu ? "menu" : undefined);
        attribute(row, "tabindex", hasMenu ? -1 : undefined);
    }
}

/** Sets the roles of separators between rows, and the row of each list that the tab key reaches. */
export function updateLists() {
    for (const edge of elementsIn(root, "[data-role=edge]")) {
        edge.setAttribute("role", edge.parentElement?.getAttribute("role") === "list" ? "listitem" : "none");
    }
    for (const list of elementsIn(root, "[data-role=list]")) {
        reachMenus(list);
        if (list.querySelector(":scope > .reached[tabindex='0']")) continue;
        /** @type {HTMLElement | null} */
        const row = list.querySelector(":scope > [role=option][aria-selected=true]")
            ?? list.querySelector(":scope > .reached");
        if (row) row.tabIndex = 0;
    }
}

/**
 * @param {HTMLElement} list
 * @param {KeyboardEvent} event
 */
function walk(list, event) {
    const row = targetOf(event);
    if (row.parentElement !== list || !row.classList.contains("reached")) return;
    const id = row.nodeID ?? 0;
    const toLeft = event.key === "ArrowLeft";
    if ((toLeft || event.key === "ArrowRight") && row.swipes?.[toLeft ? 0 : 1]) {
        event.preventDefault();
        act(id, { swipe: { toLeft, isFull: false } });
        return;
    }
    if (toLeft || event.key === "ArrowRight") {
        // The content of the group whose row it is, beside which its arrow is.
        const chevron = row.querySelector("button[aria-expanded]:not([aria-haspopup])");
        if (!(chevron instanceof HTMLElement)) return;
        const isMirrored = chevron.getBoundingClientRect().left - row.getBoundingClientRect().left < row.offsetWidth / 2;
        event.preventDefault();
        if ((chevron.getAttribute("aria-expanded") === "true") === (toLeft !== isMirrored)) chevron.click();
        return;
    }
    if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        row.click();
        return;
    }
    if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
    event.preventDefault();
    const options = elementsIn(list, ":scope > .reached");
    const next = options[options.indexOf(row) + (event.key === "ArrowUp" ? -1 : 1)];
    if (!next) return;
    next.focus();
    // The selection follows, where the app has it so.
    if (next.getAttribute("role") === "option") act(next.nodeID ?? 0, { choose: {} });
}
