// Motions that the browser runs by itself. What a node comes to in the end is set at once; on the way it is drawn as its
// tracks say.

const hasCurves = CSS.supports("animation-timing-function", "linear(0, 1)");

/**
 * Begins a motion of a node and of what it draws, in place of the one that it has.
 *
 * @param {import("./page").PageNode} node
 * @param {import("./protocol").MotionRecord} motion
 * @param {string[]} curves The curves of the patch.
 */
export function move(node, motion, curves) {
    for (const old of node.motions ?? []) old.cancel();
    // All of a patch begins when it comes, also while the page is hidden and draws nothing.
    const start = performance.now() - (motion.elapsed ?? 0);
    /** @type {[Element, import("./protocol").TrackRecord][]} */
    const all = (motion.tracks ?? []).map((track) => [node.element, track]);
    for (const drawn of node.drawn) {
        for (const element of [drawn, ...drawn.querySelectorAll("*")]) {
            for (const track of element.tracks ?? []) all.push([element, track]);
            element.tracks = undefined;
        }
    }
    node.motions = all.map(([element, track]) => {
        const animation = animate(element, track, motion, curves);
        animation.startTime = start;
        animation.addEventListener("finish", () => {
            node.motions = node.motions?.filter((other) => other !== animation);
            if (node.element.style.opacity === "0") settleSight(node);
        });
        return animation;
    });
}

/**
 * An animation of one property of an element.
 *
 * @param {Element} element
 * @param {import("./protocol").TrackRecord} track
 * @param {import("./protocol").MotionRecord} motion
 * @param {string[]} curves
 */
function animate(element, track, motion, curves) {
    if (track.property === "transform" && element instanceof HTMLElement) element.style.transformOrigin = "0 0";
    const isShifted = element.parentElement?.classList.contains("unclipped");
    /** @type {PropertyIndexedKeyframes} */
    const frames = { [track.property]: track.values };
    if (track.offsets) frames.offset = track.offsets;
    return element.animate(frames, {
        duration: motion.duration,
        iterations: motion.repeats ? Infinity : 1,
        easing: easing(curves, track.curve),
        // Before the beginning, too.
        fill: "backwards",
        // The style moves what is inside of a scroll area that is not clipped.
        composite: isShifted && track.property === "translate" ? "add" : "replace",
    });
}

/**
 * A curve as the browser has it.
 *
 * @param {string[]} curves The curves of the patch.
 * @param {number} [index]
 */
export function easing(curves, index) {
    return index === undefined ? "linear" : hasCurves ? curves[index] : "ease-in-out";
}

/**
 * What cannot be seen is neither touched nor read.
 *
 * @param {import("./page").PageNode} node
 */
export function settleSight(node) {
    node.element.inert = node.element.style.opacity === "0" && !node.motions?.length;
}
