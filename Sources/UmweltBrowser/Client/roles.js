// The elements for the roles of nodes.

import { pressableRole } from "./pressing.js";
import { fieldRole } from "./fields.js";
import { styledEditorRole } from "./styled-editor.js";
import { controls } from "./controls.js";
import { dateRoles } from "./dates.js";
import { meterRoles } from "./meters.js";
import { choices } from "./choices.js";
import { listRoles } from "./lists.js";
import { tabRoles } from "./tabs.js";
import { scrollRoles } from "./scrolling.js";
import { presentationRoles } from "./presentations.js";
import { videoRole } from "./players.js";
import { webPageRole } from "./web-pages.js";

// The elements of each role: how they are made, how their records are applied, and which one inside has the name.
/** @type {import("./page").Roles} */
const roles = {
    content: { tag: "div" },
    button: pressableRole(),
    ...controls,
    ...choices,
    ...scrollRoles,
    ...listRoles,
    ...tabRoles,
    ...meterRoles,
    ...dateRoles,
    ...presentationRoles,
    ...videoRole,
    ...webPageRole,
    field: fieldRole("input", "text"),
    secret: fieldRole("input", "password"),
    editor: fieldRole("textarea"),
    styledEditor: styledEditorRole(),
};

/**
 * An element for a node.
 *
 * @param {number} id
 * @param {import("./page").Semantics} [semantics]
 */
export function makeElement(id, semantics) {
    const role = roles[semantics?.role ?? "content"];
    const element = document.createElement(role.tag);
    element.className = "node";
    element.dataset.role = semantics?.role ?? "content";
    element.nodeID = id;
    role.make?.(element, id);
    return element;
}

/**
 * Returns the elements of the role of a node's element.
 *
 * @param {HTMLElement} element
 * @returns {import("./page").Role<any>}
 */
export function roleOf(element) {
    return roles[/** @type {import("./page").RoleName} */ (element.dataset.role)];
}
