// Images.

import { place } from "./dom.js";
import { base, token } from "./socket.js";

/**
 * An element that shows an image.
 *
 * @param {import("./protocol").ImageRecord} item
 */
export function imagePart(item) {
    const element = document.createElement("div");
    element.className = "image";
    element.setAttribute("aria-hidden", "true");
    element.tracks = item.tracks;
    place(element, item.x, item.y, item.width, item.height);
    const [x, y, width, height] = item.whole;
    // A template image is a mask for its colour; any other is drawn as it is.
    const kind = item.tint ? "mask" : "background";
    const { style } = element;
    style[`${kind}Image`] = `url("${base}/images/${item.file}?token=${token}")`;
    style[`${kind}Position`] = `${x}px ${y}px`;
    style[`${kind}Size`] = `${width}px ${height}px`;
    style[`${kind}Repeat`] = item.isRepeated ? "repeat" : "no-repeat";
    if (item.tint) style.backgroundColor = item.tint;
    if (item.isPixelated) style.imageRendering = "pixelated";
    return element;
}
