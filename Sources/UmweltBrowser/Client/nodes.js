// The nodes of the window, by their names, and which elements stand for them.

/** @type {Map<number, import("./page").PageNode>} */
export const nodes = new Map();
// The node that all others are in.
export let rootID = 0;

/**
 * Says which node all others are in.
 *
 * @param {number} id
 */
export function setRootNode(id) {
    rootID = id;
}

/**
 * The node that an element stands for, if it does for one.
 *
 * @param {Element | null | undefined} element
 */
export function ownNode(element) {
    return element instanceof HTMLElement && element.nodeID !== undefined ? nodes.get(element.nodeID) : undefined;
}

/**
 * The name of the node that an element is in.
 *
 * @param {Element | null | undefined} element
 */
export function nodeOf(element) {
    return /** @type {HTMLElement | null | undefined} */ (element?.closest?.(".node"))?.nodeID;
}

/**
 * The name of the node that an element stands for.
 *
 * @param {Element} element
 */
export function idOf(element) {
    for (const node of nodes.values()) if (node.element === element) return node.id;
}

/**
 * The node of a name. The app names none that it has not sent.
 *
 * @param {number} id
 * @returns {import("./page").PageNode}
 */
export function nodeNamed(id) {
    const node = nodes.get(id);
    if (!node) throw new Error(`There is no node ${id}.`);
    return node;
}
