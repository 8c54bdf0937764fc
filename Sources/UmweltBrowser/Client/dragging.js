// Drags: of views, and of what comes from other programs. The browser drags, the app knows what.

import { root, targetOf } from "./dom.js";
import { nodeOf, ownNode, rootID } from "./nodes.js";
import { act } from "./events.js";
import { longestItem } from "./clipboard.js";
import { pointerBits } from "./names.js";
import { upload } from "./uploads.js";

// True if a view of the page is dragged.
let isOwn = false;
/** @type {DragEvent | undefined} */
let draggedOver;
let isOver = false;

/**
 * Sets the properties of a node's element for drags, which the listeners below read.
 *
 * @param {import("./page").PageNode} node
 * @param {number} events
 */
export function listenToDrags(node, events) {
    const { element } = node;
    const isCarried = !!(events & pointerBits.carries);
    if (isCarried || element.draggable) element.draggable = isCarried;
    element.classList.toggle("carries", isCarried);
    element.classList.toggle("drops", !!(events & pointerBits.drops));
    element.classList.toggle("drag-preview", !!(events & pointerBits.previews));
}

/**
 * @param {number | undefined} id
 * @param {import("./protocol").DragEventRecord["phase"]} phase
 * @param {MouseEvent} event
 * @param {import("./protocol").OutsideItem[]} items
 */
function sendDrag(id, phase, event, items) {
    if (id) act(id, { drag: { event: { phase, location: [event.clientX, event.clientY], items } } });
}

root.addEventListener("dragstart", (event) => {
    /** @type {HTMLElement | null} */
    const element = targetOf(event).closest(".carries");
    if (!element || !event.dataTransfer) return;
    isOwn = true;
    event.dataTransfer.effectAllowed = "copyMove";
    // Some browsers drag nothing that has no data.
    event.dataTransfer.setData("application/x-umwelt", "");
    showPreview(element, event.dataTransfer);
    sendDrag(element.nodeID, "began", event, []);
});

/**
 * The browser takes a picture of an element that is in the page, if only for a moment.
 *
 * @param {HTMLElement} element
 * @param {DataTransfer} transfer
 */
function showPreview(element, transfer) {
    const all = [...element.querySelectorAll(".drag-preview")];
    // That of a row is what is dragged in it.
    const preview = element.dataset.role === "row"
        ? all[0] : all.find((one) => one.closest(".carries") === element);
    if (!(preview instanceof HTMLElement)) return;
    const picture = /** @type {HTMLElement} */ (preview.cloneNode(true));
    picture.classList.add("taken");
    root.append(picture);
    transfer.setDragImage(picture, preview.offsetWidth / 2, preview.offsetHeight / 2);
    setTimeout(() => picture.remove());
}

root.addEventListener("dragover", (event) => {
    const isTaken = !!targetOf(event).closest(".drops");
    if (isTaken) event.preventDefault();
    if (isTaken && event.dataTransfer) event.dataTransfer.dropEffect = isOwn ? "move" : "copy";
    if (!isTaken && !isOver) return;
    isOver = isTaken;
    if (!draggedOver) requestAnimationFrame(sendDragMove);
    draggedOver = event;
});

function sendDragMove() {
    if (!draggedOver) return;
    const event = draggedOver;
    draggedOver = undefined;
    const element = document.elementFromPoint(event.clientX, event.clientY);
    const types = isOwn ? [] : [...event.dataTransfer?.types ?? []];
    sendDrag(nodeOf(element) ?? rootID, "moved", event, types.map((mediaType) => ({ mediaType })));
}

root.addEventListener("drop", async (event) => {
    if (!targetOf(event).closest(".drops")) return;
    event.preventDefault();
    draggedOver = undefined;
    isOver = false;
    const id = nodeOf(targetOf(event)) ?? rootID;
    sendDrag(id, "dropped", event, isOwn || !event.dataTransfer ? [] : await outsideItems(event.dataTransfer));
    isOwn = false;
});

/**
 * The items that another program has dropped: files, which are sent first, or texts.
 *
 * @param {DataTransfer} transfer
 * @returns {Promise<import("./protocol").OutsideItem[]>}
 */
async function outsideItems(transfer) {
    const files = [...transfer.files];
    const texts = [...transfer.items].filter((item) => item.kind === "string").map((item) => item.type)
        .map((mediaType) => ({ mediaType, text: transfer.getData(mediaType).slice(0, longestItem) }));
    return files.length === 0 ? texts : await upload(files) ?? [];
}

// The drag has ended, or has left the page.
root.addEventListener("dragend", (event) => {
    draggedOver = undefined;
    isOver = false;
    if (isOwn) sendDrag(rootID, "ended", event, []);
    isOwn = false;
});
document.addEventListener("dragleave", (event) => {
    if (isOwn || event.relatedTarget) return;
    draggedOver = undefined;
    if (isOver) sendDrag(rootID, "ended", event, []);
    isOver = false;
});
