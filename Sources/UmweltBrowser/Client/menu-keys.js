// Keys in a menu: they move through its items.

import { elementsIn } from "./dom.js";

/**
 * Whether what is presented is a menu.
 *
 * @param {Element} element
 */
export function isMenu(element) {
    return element.getAttribute("role") === "menu";
}

/**
 * What can be chosen in a menu, in order.
 *
 * @param {Element} menu
 * @returns {HTMLElement[]}
 */
export function menuItems(menu) {
    return elementsIn(menu, "button:enabled, a[href]");
}

/**
 * What is in a menu is an item to those who listen.
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
}

let typed = "";
let typedAt = 0;

/**
 * Arrow keys, Home and End go through the items; letters go to the next one that begins with them.
 *
 * @param {Element} menu
 * @param {KeyboardEvent} event
 */
export function moveInMenu(menu, event) {
    const items = menuItems(menu);
    const index = items.findIndex((item) => item === document.activeElement);
    let target;
    if (event.key === "ArrowDown") target = items[(index + 1) % items.length];
    else if (event.key === "ArrowUp") target = items.at(index < 0 ? -1 : index - 1);
    else if (event.key === "Home") target = items[0];
    else if (event.key === "End") target = items.at(-1);
    else if (event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey) {
        typed = event.timeStamp - typedAt < 700 ? typed + event.key : event.key;
        typedAt = event.timeStamp;
        // The same letter again goes on to the next one.
        const isRepeated = [...typed].every((letter) => letter === typed[0]);
        const text = (isRepeated ? typed[0] : typed).toLocaleLowerCase();
        const start = isRepeated ? index + 1 : Math.max(index, 0);
        target = [...items.slice(start), ...items.slice(0, start)].find((item) =>
            (item.getAttribute("aria-label") ?? item.textContent ?? "").trim().toLocaleLowerCase().startsWith(text));
    } else return;
    event.preventDefault();
    target?.focus();
}
