// Scroll areas: the browser scrolls, and the page sends the offset to the server.

import { targetOf } from "./dom.js";
import { nodes } from "./nodes.js";
import { act } from "./events.js";
import { thresholds } from "./thresholds.js";

// Scroll positions that the server sets, applied once all of a patch is in its place.
/**
 * @typedef {import("./protocol").GlideRecord & { easing: string }} GlideOrder
 * @type {Map<number, { place: import("./protocol").PairRecord; isDistance: boolean; glide?: GlideOrder }>}
 */
const waitingScrolls = new Map();

/**
 * To a place, or by a distance from where the user has it by now.
 *
 * @param {number} id
 * @param {import("./protocol").PairRecord} place
 * @param {boolean} isDistance
 * @param {GlideOrder} [glide] The way there; at once without.
 */
export function scrollSoon(id, place, isDistance, glide) {
    waitingScrolls.set(id, { place, isDistance, glide });
}

// The checker's library does not know it.
const instant = /** @type {ScrollBehavior} */ ("instant");

/** Applies the scroll offsets that the app has set. */
export function applyScrolls() {
    for (const [id, { place: [x, y], isDistance, glide }] of waitingScrolls) {
        const element = nodes.get(id)?.element;
        if (!element) continue;
        if (isDistance && element.glide) {
            // The content has become longer before what shows: so has the way.
            const { from, to } = element.glide;
            for (const point of [from, to]) [point[0], point[1]] = [point[0] + x, point[1] + y];
            element.scrollBy({ left: x, top: y, behavior: instant });
            continue;
        }
        element.glide = undefined;
        if (glide) {
            glideTo(element, id, [x, y], glide);
            continue;
        }
        const left = isDistance ? element.scrollLeft + x : x, top = isDistance ? element.scrollTop + y : y;
        const isFar = Math.abs(left - element.scrollLeft) > 1 || Math.abs(top - element.scrollTop) > 1;
        // A view that snaps to another place than it was released at glides there, and does not jump.
        const comesToRest = performance.now() - (element.leftAt ?? -1e9) < thresholds.snapDelay * 1000;
        element.isGliding = comesToRest && isFar && !isDistance && !reducedMotion.matches;
        element.leftAt = -1e9;
        element.glidesSince = performance.now();
        element.scrollTo({ left, top, behavior: element.isGliding ? "smooth" : instant });
    }
    waitingScrolls.clear();
}

/**
 * Scrolls on a curve, until it is there or its user scrolls.
 *
 * @param {HTMLElement} element
 * @param {number} id
 * @param {import("./protocol").PairRecord} to
 * @param {GlideOrder} order
 */
function glideTo(element, id, to, order) {
    /** @type {(now: number, end: number, reach?: number) => number} */
    const start = (now, end, reach = Infinity) => end + Math.max(-reach, Math.min(reach, now - end));
    const timing = new KeyframeEffect(null, null, { duration: order.duration, easing: order.easing });
    new Animation(timing).play();
    /** @type {import("./page").Glide} */
    const glide = {
        from: [start(element.scrollLeft, to[0], order.reach?.[0]), start(element.scrollTop, to[1], order.reach?.[1])],
        to: [...to],
        timing,
        since: performance.now(),
    };
    element.glide = glide;
    element.isGliding = true;
    element.glidesSince = glide.since;
    element.leftAt = -1e9;
    const step = () => {
        if (element.glide !== glide) return;
        const isUsers = lastScrollInput > glide.since;
        const part = timing.getComputedTiming().progress ?? 1;
        if (!isUsers) {
            const [left, top] = glide.from.map((from, axis) => from + (glide.to[axis] - from) * part);
            element.scrollTo({ left, top, behavior: instant });
        }
        const isOver = performance.now() - glide.since >= order.duration;
        if (!isUsers && !isOver) return requestAnimationFrame(step);
        element.glide = undefined;
        element.isGliding = false;
        act(id, { scroll: { x: element.scrollLeft, y: element.scrollTop } });
        if (element.settles && isOver) act(id, { scrollEnded: {} });
    };
    step();
}

const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");

// The time of the user's last scrolling, by a wheel, a finger, a key or the bars: the browser scrolls by itself too.
let lastScrollInput = -1e9;
const scrollKeys = new Set([
    "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End", " ",
]);
const noteScrollInput = () => { lastScrollInput = performance.now(); };
for (const type of ["wheel", "touchmove"]) {
    document.addEventListener(type, noteScrollInput, { capture: true, passive: true });
}
document.addEventListener("keydown", (event) => {
    // Those keys write in fields, which may make the content around them longer.
    if (scrollKeys.has(event.key) && !targetOf(event).closest("input, textarea, [contenteditable]")) noteScrollInput();
}, true);
document.addEventListener("pointermove", (event) => {
    if (event.buttons && targetOf(event).classList?.contains("scroll")) noteScrollInput();
}, { capture: true, passive: true });

/**
 * A finger that pulls down what is at its beginning already has it fetched again.
 *
 * @param {HTMLElement} element
 * @param {number} id
 * @param {TouchEvent} start
 */
function pull(element, id, start) {
    if (!element.refreshes || element.scrollTop > 0 || start.touches.length !== 1) return;
    const from = start.touches[0].clientY;
    let way = 0;
    /** @param {TouchEvent} event */
    const follow = (event) => {
        way = event.touches[0].clientY - from;
    };
    /** @param {TouchEvent} event */
    const end = (event) => {
        element.removeEventListener("touchmove", follow);
        element.removeEventListener("touchend", end);
        element.removeEventListener("touchcancel", end);
        if (event.type === "touchend" && way > thresholds.pullToRefresh) act(id, { refresh: {} });
    };
    element.addEventListener("touchmove", follow, { passive: true });
    element.addEventListener("touchend", end);
    element.addEventListener("touchcancel", end);
}

/** @type {import("./page").Roles<"scroll">} */
export const scrollRoles = {
    scroll: {
        tag: "div",
        make(element, id) {
            element.classList.add("scroll");
            const isHere = () => nodes.get(id)?.element === element;
            const tellPlace = () => act(id, { scroll: { x: element.scrollLeft, y: element.scrollTop } });
            let due = 0;
            element.addEventListener("scroll", () => {
                const since = element.isGliding ? element.glidesSince ?? 0 : performance.now() - thresholds.scrollInput * 1000;
                if (element.settles && !element.isUsed && lastScrollInput > since) {
                    element.isUsed = true;
                    element.isGliding = false;
                    act(id, { scrollBegan: {} });
                }
                if (due || element.isGliding) return;
                due = requestAnimationFrame(() => {
                    due = 0;
                    if (isHere()) tellPlace();
                });
            }, { passive: true });
            element.addEventListener("touchend", () => {
                if (element.isUsed && isHere()) act(id, { scrollReleased: {} });
            }, { passive: true });
            element.addEventListener("touchstart", (event) => pull(element, id, event), { passive: true });
            element.addEventListener("scrollend", () => {
                if (!element.settles || !isHere() || element.glide) return;
                // No earlier offset is sent after the end: by then the server may have set another one.
                cancelAnimationFrame(due);
                due = 0;
                const hasGlided = element.isGliding;
                element.isGliding = false;
                element.isUsed = false;
                if (!hasGlided) element.leftAt = performance.now();
                tellPlace();
                act(id, { scrollEnded: {} });
            });
        },
        describe(element, semantics) {
            const [x, y] = semantics.scrolls;
            const [showsX, showsY] = semantics.indicators;
            const [keepsX, keepsY] = semantics.keeps ?? [0, 0];
            // Bars are in front of the edges: nothing comes to rest there, and the content ends before them.
            const [top, right, bottom, left] = (semantics.insets ?? [0, 0, 0, 0]).map((length) => `${length}px`);
            element.style.scrollPadding = semantics.insets ? `${top} ${right} ${bottom} ${left}` : "";
            element.style.setProperty("--end-x", right);
            element.style.setProperty("--end-y", bottom);
            element.classList.toggle("inset", !!semantics.insets);
            element.settles = !!semantics.settles;
            element.refreshes = !!semantics.refreshes;
            element.classList.toggle("unclipped", !!semantics.showsOutside);
            element.style.overflowX = (x || keepsX) && !semantics.isLocked ? "auto" : "hidden";
            element.style.overflowY = (y || keepsY) && !semantics.isLocked ? "auto" : "hidden";
            element.style.overscrollBehaviorX = keepsX ? "contain" : "";
            // A pull down refreshes the view, and must not reload the page.
            element.style.overscrollBehaviorY = keepsY || semantics.refreshes ? "contain" : "";
            element.classList.toggle("bare", (!x || !showsX) && (!y || !showsY));
            // Scroll views take the focus, for the keys that scroll.
            if ((x || y) && !semantics.isLocked) element.tabIndex = 0;
            else element.removeAttribute("tabindex");
            element.setAttribute("role", "group");
        },
    },
};
