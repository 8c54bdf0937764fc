// How the menus of views are asked for: with the secondary button, the key for menus, or a long touch.

import { root } from "./dom.js";
import { act } from "./events.js";
import { localPoint } from "./effects.js";

const longTouch = { milliseconds: 500, points: 10 };

root.addEventListener("contextmenu", (event) => {
    const element = event.target.closest(".menus");
    if (!element || event.target.closest("input, textarea")) return;
    event.preventDefault();
    askForMenu(element, event);
});

function askForMenu(element, event) {
    const [x, y] = localPoint(element, event.clientX, event.clientY);
    act(element.nodeID, { showMenu: { x, y } });
}

// What is under the finger when it is taken up is not pressed as well.
function keepClick() {
    const keep = (click) => {
        click.stopPropagation();
        click.preventDefault();
    };
    const ends = ["touchend", "touchcancel", "pointerdown"];
    const release = (event) => {
        for (const name of ends) removeEventListener(name, release, { capture: true });
        const stop = () => removeEventListener("click", keep, { capture: true });
        if (event.type === "pointerdown") stop();
        else setTimeout(stop, 50);
    };
    addEventListener("click", keep, { capture: true });
    for (const name of ends) addEventListener(name, release, { capture: true });
}

// Not every browser says that a touch is long.
root.addEventListener("pointerdown", (event) => {
    const element = event.pointerType === "touch" && event.target.closest(".menus");
    if (!element) return;
    const end = () => {
        clearTimeout(timer);
        for (const name of ["pointerup", "pointercancel", "pointermove"]) removeEventListener(name, follow);
    };
    const follow = (other) => {
        if (other.pointerId !== event.pointerId) return;
        const way = Math.hypot(other.clientX - event.clientX, other.clientY - event.clientY);
        if (other.type !== "pointermove" || way > longTouch.points) end();
    };
    const timer = setTimeout(() => {
        end();
        keepClick();
        askForMenu(element, event);
    }, longTouch.milliseconds);
    for (const name of ["pointerup", "pointercancel", "pointermove"]) addEventListener(name, follow);
});
