// The nodes of the window, by their names, and which elements stand for them.

export const nodes = new Map();
// The node that all others are in.
export let rootID = 0;

export function setRootNode(id) {
    rootID = id;
}

export function ownNode(element) {
    return element && nodes.get(element.nodeID);
}

export function nodeOf(element) {
    return element?.closest?.(".node")?.nodeID;
}

export function idOf(element) {
    for (const node of nodes.values()) if (node.element === element) return node.id;
}
