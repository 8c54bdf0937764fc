// How images are drawn.

import { place } from "./dom.js";
import { token } from "./socket.js";

export function imagePart(item) {
    const element = document.createElement("div");
    element.className = "image";
    element.setAttribute("aria-hidden", "true");
    place(element, item.x, item.y, item.w, item.h);
    const [x, y, width, height] = item.b;
    // What is drawn in one colour is a mask; anything else is itself.
    const kind = item.c ? "mask" : "background";
    const { style } = element;
    style[`${kind}Image`] = `url("/images/${item.m}?token=${token}")`;
    style[`${kind}Position`] = `${x}px ${y}px`;
    style[`${kind}Size`] = `${width}px ${height}px`;
    style[`${kind}Repeat`] = item.r ? "repeat" : "no-repeat";
    if (item.c) style.backgroundColor = item.c;
    if (item.n) style.imageRendering = "pixelated";
    return element;
}
