// Options, of which one is chosen, links, and the buttons of menus.

import { attribute, elementsIn, root, targetOf } from "./dom.js";
import { act } from "./events.js";
import { makeLink } from "./links.js";
import { makePressable, pressableRole } from "./pressing.js";
import { neighbour } from "./arrow-keys.js";

/** @type {import("./page").Roles<"menuButton" | "choice" | "option" | "link">} */
export const choices = {
    menuButton: pressableRole({
        make(element, id) {
            element.addEventListener("keydown", (event) => {
                if (event.key !== "ArrowDown" || event.defaultPrevented || element.closest("[role=menu]")) return;
                event.preventDefault();
                act(id, { press: {} });
            });
        },
        describe(element, semantics) {
            element.setAttribute("aria-haspopup", "menu");
            element.setAttribute("aria-expanded", String(semantics.state === 1));
        },
        // The value belongs to the name: a button has none of its own.
        name(semantics) {
            return semantics.label && semantics.value ? `${semantics.label}, ${semantics.value}` : semantics.label;
        },
    }),
    // Several options, of which the tab key reaches the chosen one and the arrow keys choose another.
    choice: {
        tag: "div",
        make(element) {
            element.setAttribute("role", "radiogroup");
            const options = () => elementsIn(element, "[data-role=option]:enabled");
            element.addEventListener("keydown", (event) => {
                const all = options();
                const target = neighbour(all, event.key);
                if (!target) return;
                event.preventDefault();
                target.focus();
                target.click();
            });
            new MutationObserver(() => {
                const all = options();
                const reached = all.find((option) => option.getAttribute("aria-checked") === "true") ?? all[0];
                for (const option of all) option.tabIndex = option === reached ? 0 : -1;
            }).observe(element, {
                childList: true, subtree: true, attributes: true, attributeFilter: ["aria-checked", "disabled"],
            });
        },
        describe(element, semantics) {
            attribute(element, "aria-disabled", semantics.isDisabled ? "true" : undefined);
        },
    },
    option: pressableRole({
        make(element) {
            element.setAttribute("role", "radio");
        },
        describe(element, semantics) {
            element.setAttribute("aria-checked", String(semantics.state === 1));
            attribute(element, "data-choice", semantics.choice);
        },
    }),
    link: {
        tag: "a",
        make(element, id) {
            makeLink(/** @type {HTMLAnchorElement} */ (element), (event) => {
                event.stopImmediatePropagation();
                if (!element.disabled) act(id, { press: {} });
            });
            makePressable(element, id);
        },
        describe(element, semantics) {
            element.disabled = !!semantics.isDisabled;
            attribute(element, "href", semantics.isDisabled ? undefined : semantics.url ?? "#");
            element.setAttribute("role", "link");
            attribute(element, "aria-disabled", semantics.isDisabled ? "true" : undefined);
        },
    },
};

// The radiogroups that stand for options in rows below each other, by the rows that they are in.
/** @type {Map<Element, HTMLElement>} */
const choicesInRows = new Map();
/** @type {Set<Element>} */
let silentRows = new Set();

/**
 * Options that follow each other in rows of a list are one choice: it is in the first one's row and owns them all,
 * so that the other rows are nothing by themselves. The tab key reaches the chosen one.
 */
export function groupChoices() {
    /** @type {Set<Element>} */
    const firsts = new Set();
    /** @type {Set<Element>} */
    const silent = new Set();
    for (const options of optionGroups()) {
        const [first, ...others] = options.map((option) => /** @type {Element} */ (option.closest("[data-role=row]")));
        firsts.add(first);
        const group = choicesInRows.get(first) ?? document.createElement("div");
        choicesInRows.set(first, group);
        if (group.parentElement !== first) first.append(group);
        for (const option of options) option.id = `option-${option.nodeID}`;
        const owned = options.map((option) => option.id).join(" ");
        if (group.getAttribute("aria-owns") !== owned) group.setAttribute("aria-owns", owned);
        group.setAttribute("role", "radiogroup");
        attribute(group, "aria-label", options[0].dataset.choice || undefined);
        for (const row of others) silent.add(row);
        const usable = options.filter((option) => !option.disabled);
        const reached = usable.find((option) => option.getAttribute("aria-checked") === "true") ?? usable[0];
        for (const option of usable) option.tabIndex = option === reached ? 0 : -1;
    }
    for (const row of silentRows) if (!silent.has(row)) row.setAttribute("role", "listitem");
    for (const row of silent) row.setAttribute("role", "none");
    silentRows = silent;
    for (const [row, group] of choicesInRows) {
        if (firsts.has(row)) continue;
        group.remove();
        choicesInRows.delete(row);
    }
}

/**
 * The options that stand in rows, those together that choose the same one after the other.
 *
 * @returns {HTMLElement[][]}
 */
function optionGroups() {
    /** @type {HTMLElement[][]} */
    const groups = [];
    /** @type {HTMLElement | undefined} */
    let last;
    for (const option of elementsIn(root, "[data-choice]")) {
        const row = option.closest("[data-role=row]");
        // Rows that are options themselves hold no others.
        if (!row || row.parentElement?.getAttribute("role") !== "list") continue;
        const before = last?.closest("[data-role=row]");
        const follows = before?.parentElement === row.parentElement && last?.dataset.choice === option.dataset.choice
            && before && rowAfter(before) === row;
        if (follows) groups.at(-1)?.push(option);
        else groups.push([option]);
        last = option;
    }
    return groups;
}

/** @param {Element} row */
function rowAfter(row) {
    let next = row.nextElementSibling;
    while (next && !next.classList.contains("node")) next = next.nextElementSibling;
    return next;
}

root.addEventListener("keydown", (event) => {
    /** @type {HTMLElement | null} */
    const option = targetOf(event).closest?.("[data-choice]");
    if (!option || event.defaultPrevented) return;
    const all = optionGroups().find((group) => group.includes(option))?.filter((other) => !other.disabled) ?? [];
    const target = neighbour(all, event.key);
    if (!target) return;
    event.preventDefault();
    target.focus();
    target.click();
});
