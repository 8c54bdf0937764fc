// Keys in a menu: they move through its items.

import { elementsIn } from "./dom.js";
import { thresholds } from "./thresholds.js";

/**
 * Returns true if the presentation is a menu.
 *
 * @param {Element} element
 */
export function isMenu(element) {
    return element.getAttribute("role") === "menu";
}

/**
 * Returns the enabled items of a menu, in order.
 *
 * @param {Element} menu
 * @returns {HTMLElement[]}
 */
export function menuItems(menu) {
    return elementsIn(menu, "button:enabled, a[href]");
}

/**
 * Screen readers report every element of a menu as an item.
 *
 * @param {Element} menu
 */
export function nameItems(menu) {
    /** @type {Record<string, string | undefined>} */
    const names = {
        button: "menuitem", menuButton: "menuitem", link: "menuitem", option: "menuitemradio",
        toggle: "menuitemcheckbox",
    };
    for (const item of elementsIn(menu, "button.node, a.node")) {
        const name = names[item.dataset.role ?? ""];
        if (!name) continue;
        item.setAttribute("role", name);
        item.tabIndex = -1;
    }
    if (opened?.getAttribute("aria-expanded") !== "true") return;
    const items = menuItems(menu);
    const index = items.indexOf(opened);
    if (index >= 0) items[index + 1]?.focus();
    opened = undefined;
}

/**
 * The menu in a menu that an arrow key has opened, until the focus is in it.
 *
 * @type {HTMLElement | undefined}
 */
let opened;

/**
 * Arrow keys open a submenu and move into it, or close the current one. Returns true if there is one.
 *
 * @param {HTMLElement[]} items
 * @param {number} index
 * @param {string} key
 */
function moveSideways(items, index, key) {
    const item = items[index];
    if (!item || (key !== "ArrowLeft" && key !== "ArrowRight")) return false;
    const isOwner = item.hasAttribute("aria-expanded");
    const owner = isOwner && isInward(item, key) ? item : ownerOf(items, index) ?? (isOwner ? item : undefined);
    if (!owner) return false;
    const isExpanded = owner.getAttribute("aria-expanded") === "true";
    if (!isInward(owner, key)) {
        owner.focus();
        if (isExpanded) owner.click();
    } else if (item === owner && isExpanded) {
        items[index + 1]?.focus();
    } else if (item === owner) {
        opened = item;
        item.click();
    }
    return true;
}

/**
 * The open menu that an item is in: items of one are indented, and so narrower.
 *
 * @param {HTMLElement[]} items
 * @param {number} index
 */
function ownerOf(items, index) {
    const { width } = items[index].getBoundingClientRect();
    return items.slice(0, index).reverse().find((other) =>
        other.getAttribute("aria-expanded") === "true" && other.getBoundingClientRect().width > width + 1);
}

/**
 * Returns true if an arrow key points to the side of an item's arrow, away from its text.
 *
 * @param {HTMLElement} item
 * @param {string} key
 */
function isInward(item, key) {
    const box = item.getBoundingClientRect();
    const text = item.querySelector(".line")?.getBoundingClientRect() ?? box;
    return (text.left - box.left <= box.right - text.right) === (key === "ArrowRight");
}

let typed = "";
let typedAt = 0;

/**
 * Arrow keys, Home and End go through the items, also those of menus in the menu; letters go to the next one that begins with them.
 *
 * @param {Element} menu
 * @param {KeyboardEvent} event
 */
export function moveInMenu(menu, event) {
    const items = menuItems(menu);
    const index = items.findIndex((item) => item === document.activeElement);
    if (moveSideways(items, index, event.key)) return event.preventDefault();
    let target;
    if (event.key === "ArrowDown") target = items[(index + 1) % items.length];
    else if (event.key === "ArrowUp") target = items.at(index < 0 ? -1 : index - 1);
    else if (event.key === "Home") target = items[0];
    else if (event.key === "End") target = items.at(-1);
    else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey) {
        typed = event.timeStamp - typedAt < thresholds.typeSelection * 1000 ? typed + event.key : event.key;
        typedAt = event.timeStamp;
        // The same letter again moves to the next item.
        const isRepeated = [...typed].every((letter) => letter === typed[0]);
        const text = (isRepeated ? typed[0] : typed).toLocaleLowerCase();
        const start = isRepeated ? index + 1 : Math.max(index, 0);
        target = [...items.slice(start), ...items.slice(0, start)].find((item) =>
            (item.getAttribute("aria-label") ?? item.textContent ?? "").trim().toLocaleLowerCase().startsWith(text));
    } else return;
    event.preventDefault();
    target?.focus();
}
