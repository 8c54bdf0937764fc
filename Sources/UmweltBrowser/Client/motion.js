// Motions that the browser runs by itself. What a node comes to in the end is set at once; on the way it is drawn as its
// tracks say.

/** Properties that browsers do not animate: gradients of CSS, and attributes of SVG gradients. */
const written = new Set(["background", "x1", "y1", "x2", "y2", "r", "fr", "gradientTransform", "offset"]);

const hasCurves = CSS.supports("animation-timing-function", "linear(0, 1)");

/**
 * Begins a motion of a node and of what it draws, in place of its current one.
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
            if (node.element.style.opacity === "0") updateInert(node);
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
    const isWritten = written.has(track.property);
    /** @type {PropertyIndexedKeyframes} */
    const frames = isWritten ? {} : { [track.property]: track.values };
    if (track.offsets && !isWritten) frames.offset = track.offsets;
    const animation = element.animate(frames, {
        duration: motion.duration,
        iterations: motion.repeats ? Infinity : 1,
        easing: easing(curves, track.curve),
        // Before the beginning, too.
        fill: "backwards",
        // The style moves what is inside of a scroll area that is not clipped.
        composite: isShifted && track.property === "translate" ? "add" : "replace",
    });
    if (isWritten) write(element, track, animation);
    return animation;
}

/**
 * Writes a property for each frame that the browser draws, as far as an animation is.
 *
 * @param {Element} element
 * @param {import("./protocol").TrackRecord} track
 * @param {Animation} animation
 */
function write(element, track, animation) {
    const style = track.property === "background" ? /** @type {HTMLElement} */ (element).style : undefined;
    const end = style?.background ?? element.getAttribute(track.property) ?? "";
    const frame = () => {
        const runs = animation.playState === "running" || animation.playState === "paused";
        const progress = runs ? animation.effect?.getComputedTiming().progress : undefined;
        const value = typeof progress === "number" ? between(track, progress) : end;
        if (style) style.background = value; else element.setAttribute(track.property, value);
        if (runs && element.isConnected) requestAnimationFrame(frame);
    };
    frame();
}

/** The numbers in a value. */
const number = /-?\d*\.?\d+(?:e-?\d+)?/g;

/**
 * Returns the value of a track at a fraction of its time: each number is interpolated between the values before and
 * after.
 *
 * @param {import("./protocol").TrackRecord} track
 * @param {number} progress
 */
function between({ values, offsets }, progress) {
    const last = values.length - 1;
    /** @param {number} index */
    const at = (index) => offsets?.[index] ?? index / last;
    let index = 0;
    while (index < last - 1 && at(index + 1) < progress) index++;
    const part = (progress - at(index)) / (at(index + 1) - at(index));
    const ends = values[index + 1].match(number) ?? [];
    let place = 0;
    return values[index].replace(number, (start) => {
        const [from, to] = [Number(start), Number(ends[place++])];
        return (from + (to - from) * part).toFixed(4);
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
 * Makes invisible elements inert, so that they are neither touched nor read.
 *
 * @param {import("./page").PageNode} node
 */
export function updateInert(node) {
    node.element.inert = node.element.style.opacity === "0" && !node.motions?.length;
}
