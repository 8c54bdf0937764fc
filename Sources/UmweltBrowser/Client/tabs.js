// Tabs.

import { elementsIn } from "./dom.js";
import { act } from "./events.js";
import { pressableRole } from "./pressing.js";
import { neighbour } from "./arrow-keys.js";
import { swipe } from "./swiping.js";
import { thresholds } from "./thresholds.js";

/**
 * The page that was turned last while it had the focus; the next one gets it.
 *
 * @type {HTMLElement | undefined}
 */
let turned;

/** @type {import("./page").Roles<"tabList" | "tab" | "tabPanel">} */
export const tabRoles = {
    // Of the tabs the tab key reaches the chosen one, and the arrow keys, Home and End choose another.
    tabList: {
        tag: "div",
        make(element) {
            element.setAttribute("role", "tablist");
            element.addEventListener("keydown", (event) => {
                const all = elementsIn(element, "[data-role=tab]:enabled");
                /** @type {Record<string, HTMLElement | undefined>} */
                const ends = { Home: all[0], End: all.at(-1) };
                const isAcross = ["ArrowLeft", "ArrowRight"].includes(event.key);
                const target = ends[event.key] ?? (isAcross ? neighbour(all, event.key) : undefined);
                if (!target) return;
                event.preventDefault();
                target.focus();
                target.click();
            });
        },
    },
    tab: pressableRole({
        make(element, id) {
            element.id = `tab-${id}`;
            element.setAttribute("role", "tab");
        },
        describe(element, semantics) {
            element.setAttribute("aria-selected", String(semantics.state === 1));
            element.tabIndex = semantics.state === 1 ? 0 : -1;
            // The chosen view, which is called by its tab, may come to its place after it.
            if (semantics.state === 1) queueMicrotask(() => nameTabPanel(element));
        },
    }),
    tabPanel: {
        tag: "div",
        make(element, id) {
            element.setAttribute("role", "tabpanel");
            element.addEventListener("pointerdown", (event) => {
                if (element.isSwiped) swipe(element, id, event);
            });
            element.addEventListener("keydown", (event) => {
                const isAcross = ["ArrowLeft", "ArrowRight"].includes(event.key);
                if (!element.isSwiped || !isAcross || event.target !== element) return;
                event.preventDefault();
                turned = element;
                act(id, { swipe: { toLeft: event.key === "ArrowRight", isFull: false } });
            });
            let wheeled = 0;
            let last = 0;
            // Two fingers on a pad turn one page, however far they go.
            element.addEventListener("wheel", (event) => {
                if (!element.isSwiped || Math.abs(event.deltaX) <= Math.abs(event.deltaY)) return;
                if (event.timeStamp - last > thresholds.pageTurnPause * 1000) wheeled = 0;
                last = event.timeStamp;
                const before = wheeled;
                wheeled += event.deltaX;
                if (Math.abs(before) >= thresholds.pageTurn || Math.abs(wheeled) < thresholds.pageTurn) return;
                act(id, { swipe: { toLeft: wheeled > 0, isFull: false } });
            }, { passive: true });
        },
        describe(element, semantics) {
            element.isSwiped = !!semantics.isSwiped;
            element.classList.toggle("swipeable", !!semantics.isSwiped);
            if (!semantics.isSwiped) return;
            // The arrow keys turn a page that has the focus, which goes to the next one.
            element.tabIndex = 0;
            const focused = document.activeElement;
            if (!turned || turned === element || focused !== turned && focused !== document.body) return;
            turned = undefined;
            setTimeout(() => element.focus());
        },
    },
};

/** @param {HTMLElement} tab */
function nameTabPanel(tab) {
    const tabView = tab.closest("[role=tablist]")?.parentElement;
    tabView?.querySelector(":scope > [role=tabpanel]")?.setAttribute("aria-labelledby", tab.id);
}
