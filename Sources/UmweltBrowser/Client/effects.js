// Effects on an element: filters, transforms, blending.

import { fillPicture, root, svg } from "./dom.js";
import { ownNode } from "./nodes.js";

/**
 * `holder` remembers what the element's filter and mask refer to.
 *
 * @param {{ definitions?: SVGElement }} holder
 * @param {HTMLElement} element
 * @param {import("./protocol").EffectsRecord} effects
 */
export function affect(holder, element, effects) {
    const { style } = element;
    style.transform = effects.transform ?? "";
    style.transformOrigin = effects.transform ? "0 0" : "";
    style.filter = effects.filter ?? "";
    style.mask = effects.mask ?? "";
    style.mixBlendMode = effects.blendMode ?? "";
    element.classList.toggle("isolated", !!effects.isIsolated);
    const movements = effects.movement?.split(" ") ?? [];
    for (const name of ["turning", "passing", "back"]) element.classList.toggle(name, movements.includes(name));
    holder.definitions?.remove();
    holder.definitions = undefined;
    if (!effects.definitions) return;
    holder.definitions = document.createElementNS(svg, "svg");
    holder.definitions.setAttribute("class", "definitions");
    holder.definitions.setAttribute("aria-hidden", "true");
    fillPicture(holder.definitions, effects.definitions);
    element.append(holder.definitions);
}

/**
 * The lengths of a move as CSS computes it.
 *
 * @param {string} translate
 * @returns {import("./protocol").PairRecord}
 */
function lengths(translate) {
    const [x, y] = translate.split(" ").map((length) => parseFloat(length) || 0);
    return [x ?? 0, y ?? 0];
}

/**
 * A point of the window in the coordinates of an element, however that is turned or scaled.
 *
 * @param {HTMLElement} element
 * @param {number} x
 * @param {number} y
 * @returns {import("./protocol").PairRecord}
 */
export function localPoint(element, x, y) {
    let matrix = new DOMMatrix();
    let isMoved = false;
    /** @type {HTMLElement | null} */
    let node = element;
    while (node && node !== root) {
        const outer = /** @type {HTMLElement | null} */ (node.offsetParent);
        const own = new DOMMatrix().translate(
            node.offsetLeft - (outer?.scrollLeft ?? 0), node.offsetTop - (outer?.scrollTop ?? 0));
        // As it shows, if it moves.
        const isMoving = !!ownNode(node)?.motions?.length;
        const { transform, translate } = isMoving ? getComputedStyle(node) : node.style;
        if (isMoving) own.translateSelf(...lengths(translate));
        if (transform && transform !== "none") {
            own.multiplySelf(new DOMMatrix(transform));
            isMoved = true;
        }
        matrix = own.multiply(matrix);
        node = outer;
    }
    if (!isMoved) {
        const { left, top } = element.getBoundingClientRect();
        return [x - left, y - top];
    }
    // The inverse of what brings the plane to the window, perspective and all.
    const flat = new DOMMatrix([
        matrix.m11, matrix.m12, 0, matrix.m14, matrix.m21, matrix.m22, 0, matrix.m24,
        0, 0, 1, 0, matrix.m41, matrix.m42, 0, matrix.m44,
    ]);
    const point = new DOMPoint(x, y).matrixTransform(flat.inverse());
    return [point.x / point.w, point.y / point.w];
}
