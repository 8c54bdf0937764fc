// The appearance of a node.

import { fillPicture, place, svg } from "./dom.js";
import { act } from "./events.js";
import { nodeOf } from "./nodes.js";
import { letters } from "./fonts.js";
import { dress } from "./text-style.js";
import { makeLink } from "./links.js";
import { affect } from "./effects.js";
import { imagePart } from "./images.js";

/**
 * An element that shows an item.
 *
 * @param {import("./protocol").ItemRecord} item
 * @returns {Element}
 */
export function draw(item) {
    switch (item.kind) {
        case "shape": return shape(item.attributes, item.definitions, item);
        case "group": return group(item);
        case "image": return imagePart(item);
        case "material": return material(item);
        case "sweep": return sweep(item);
        case "line": return line(item);
    }
}

/** The number of gradients that have new names. */
let ownGradients = 0;

/**
 * A picture of one path, whose attributes may refer to definitions.
 *
 * @param {Record<string, string>} attributes
 * @param {string} [definitions]
 * @param {Pick<import("./protocol").ShapeRecord, "tracks" | "stopTracks" | "gradientTracks">} [motion]
 */
export function shape(attributes, definitions, motion) {
    const picture = document.createElementNS(svg, "svg");
    picture.setAttribute("class", "shape");
    picture.setAttribute("aria-hidden", "true");
    // Equal gradients have one name on the page; one that moves has its own.
    const moves = motion?.stopTracks || motion?.gradientTracks;
    const shared = moves && definitions?.match(/ id="([^"]+)"/)?.[1];
    const own = shared ? `own${++ownGradients}` : "";
    /** @param {string} text */
    const renamed = (text) => shared ? text.replaceAll(shared, own) : text;
    if (definitions) fillPicture(picture, renamed(definitions));
    picture.querySelectorAll("stop").forEach((stop, index) => stop.tracks = motion?.stopTracks?.[index]);
    const gradient = picture.querySelector("linearGradient, radialGradient");
    if (gradient) gradient.tracks = motion?.gradientTracks;
    const path = document.createElementNS(svg, "path");
    for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, renamed(value));
    path.tracks = motion?.tracks;
    picture.append(path);
    return picture;
}

/** @param {import("./protocol").GroupRecord} item */
function group(item) {
    const element = document.createElement("div");
    element.className = "group";
    // Browsers apply no mask to what has no size at all.
    place(element, item.x ?? 0, item.y ?? 0, 1, 1);
    if (item.opacity !== undefined) element.style.opacity = String(item.opacity);
    if (item.clip !== undefined) element.style.clipPath = `path(${JSON.stringify(item.clip)})`;
    element.tracks = item.tracks;
    element.append(...item.items.map(draw));
    if (item.effects) affect({}, element, item.effects);
    return element;
}

/**
 * The blurred backdrop is visible through it.
 *
 * @param {import("./protocol").MaterialRecord} item
 */
function material(item) {
    const element = document.createElement("div");
    element.className = "material";
    place(element, item.x, item.y, item.width, item.height);
    const { style } = element;
    style.clipPath = item.outline;
    style.background = item.tint;
    style.backdropFilter = style.webkitBackdropFilter = item.backdrop;
    if (item.opacity !== undefined) style.opacity = String(item.opacity);
    element.tracks = item.tracks;
    return element;
}

/**
 * Colours around a point.
 *
 * @param {import("./protocol").AngularGradientRecord} item
 */
function sweep(item) {
    const element = document.createElement("div");
    element.className = "sweep";
    place(element, item.x, item.y, item.width, item.height);
    element.style.clipPath = item.outline;
    element.style.background = item.colors;
    element.tracks = item.tracks;
    return element;
}

/** @param {import("./protocol").LineRecord} item */
function line(item) {
    const element = document.createElement("div");
    element.className = item.isRightToLeft ? "line right" : "line";
    place(element, item.x, item.y, item.width, item.height);
    element.style.setProperty("--ascent", item.ascent + "px");
    const set = letters(item.parts.map((part) => part.text).join("") + (item.fullText ?? ""));
    if (set !== "basic") element.classList.add(set);
    for (const part of item.parts) element.append(span(part, set));
    space(element, item.parts);
    if (item.language) element.lang = item.language;
    if (item.isUnselectable || item.isDecoration) element.classList.add("shown");
    if (item.isDecoration) element.setAttribute("aria-hidden", "true");
    if (item.picture) {
        element.classList.add("painted");
        element.style.backgroundImage = `url("data:image/svg+xml,${encodeURIComponent(item.picture)}")`;
    }
    // The browser cuts the line where it was measured to end; half a pixel is for its own rounding.
    if (item.isCut) {
        element.classList.add("cut");
        element.style.width = item.width + 0.5 + "px";
        dressEllipsis(element, item.parts, set);
    }
    if (item.fullText !== undefined) standFor(element, item.fullText);
    if (item.gap) element.append(item.gap);
    return element;
}

/**
 * The browser's ellipsis looks as its line, and is to look as the last part, where it was measured. The other parts
 * inherit of the line what they do not say: all say their size and their colour.
 *
 * @param {HTMLElement} line
 * @param {import("./protocol").TextPartRecord[]} parts
 * @param {string} set The set of letters of the line.
 */
function dressEllipsis(line, parts, set) {
    const last = parts[parts.length - 1];
    if (!last) return;
    const isAlike = parts.every((part) => part.weight === last.weight && part.isItalic === last.isItalic
        && part.stretch === last.stretch && part.design === last.design && part.family === last.family
        && part.hasMonospacedDigits === last.hasMonospacedDigits);
    if (isAlike) {
        dress(line, last, set);
    } else {
        line.style.fontSize = last.size + "px";
        line.style.color = last.color;
    }
}

/**
 * The browser puts the space between letters after each of them; it was measured with half of it on either side,
 * whole points if it is whole points. The box of the line begins with its first letter and ends with its last one: the
 * space after that is outside.
 *
 * @param {HTMLElement} line
 * @param {import("./protocol").TextPartRecord[]} parts
 */
function space(line, parts) {
    parts.forEach(({ kerning, picture }, index) => {
        if (!kerning) return;
        const left = Number.isInteger(kerning) ? Math.floor(kerning / 2 + 0.5) : kerning / 2;
        const before = line.classList.contains("right") ? kerning - left : left;
        const isLast = index === parts.length - 1;
        const { style } = /** @type {HTMLElement} */ (line.children[index]);
        style.marginInlineStart = (index === 0 ? 0 : before) + "px";
        if (picture) {
            style.marginInlineEnd = (isLast ? 0 : kerning - before) + "px";
        } else {
            style.letterSpacing = kerning + "px";
            style.marginInlineEnd = -(isLast ? kerning : before) + "px";
        }
    });
}

/**
 * The shown text differs from the text for screen readers and for copying.
 *
 * @param {HTMLElement} line
 * @param {string} text
 */
function standFor(line, text) {
    for (const shown of line.children) {
        shown.setAttribute("aria-hidden", "true");
        shown.classList.add("shown");
    }
    const whole = document.createElement("span");
    whole.className = "spoken";
    whole.textContent = text;
    line.append(whole);
}

/**
 * @param {import("./protocol").TextPartRecord} part
 * @param {string} set The set of letters of the line.
 */
function span(part, set) {
    const element = document.createElement(part.link !== undefined ? "a" : "span");
    element.textContent = part.text;
    dress(element, part, set);
    element.tracks = part.tracks;
    if (part.isHidden) element.style.visibility = "hidden";
    if (part.picture) inlineImage(element, part);
    if (part.link !== undefined) lead(/** @type {HTMLAnchorElement} */ (element), part);
    if (part.baselineOffset) element.style.verticalAlign = part.baselineOffset + "px";
    return element;
}

/**
 * An image in a line: a place without height on the baseline, from which it is drawn.
 *
 * @param {HTMLElement} element
 * @param {import("./protocol").TextPartRecord} part
 */
function inlineImage(element, part) {
    const spot = document.createElement("span");
    spot.className = "inline";
    spot.style.width = part.width + "px";
    if (part.label) {
        spot.setAttribute("role", "img");
        spot.setAttribute("aria-label", part.label);
    } else {
        spot.setAttribute("aria-hidden", "true");
    }
    const picture = document.createElement("span");
    picture.className = "group";
    picture.style.top = -(part.ascent ?? 0) + "px";
    picture.append(...(part.picture ?? []).map(draw));
    spot.append(picture);
    element.append(spot);
}

/**
 * A link in a text.
 *
 * @param {HTMLAnchorElement} element
 * @param {import("./protocol").TextPartRecord} part
 */
function lead(element, part) {
    element.className = "link";
    const link = part.link ?? "";
    element.href = part.isOpenable ? link : "#";
    makeLink(element, () => {
        const id = nodeOf(element);
        if (id !== undefined) act(id, { follow: { link } });
    });
}
