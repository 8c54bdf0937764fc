// Events of nodes, on their way to the app.

import { send } from "./socket.js";
import { sendEdits } from "./text-exchange.js";

/**
 * Tells the app what was done to a node.
 *
 * @param {number} id
 * @param {import("./protocol").NodeEvent} event
 */
export function act(id, event) {
    sendEdits();
    send({ node: id, event });
}
