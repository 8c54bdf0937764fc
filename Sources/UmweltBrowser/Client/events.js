// What is done to a node, on its way to the app.

import { send } from "./socket.js";
import { sendEdits } from "./text-exchange.js";

export function act(id, event) {
    sendEdits();
    send({ node: id, event });
}
