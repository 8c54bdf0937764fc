// What a node looks like.

import { place, svg } from "./dom.js";
import { act } from "./events.js";
import { dress } from "./text-style.js";
import { makeLink } from "./links.js";
import { affect } from "./effects.js";
import { imagePart } from "./images.js";

export function draw(item) {
    if (item.p) return shape(item.p, item.v);
    if (item.g) return group(item);
    if (item.m) return imagePart(item);
    if (item.q) return material(item);
    return line(item);
}

export function shape(attributes, definitions) {
    const picture = document.createElementNS(svg, "svg");
    picture.setAttribute("class", "shape");
    picture.setAttribute("aria-hidden", "true");
    if (definitions) picture.innerHTML = definitions;
    const path = document.createElementNS(svg, "path");
    for (const [name, value] of Object.entries(attributes)) path.setAttribute(name, value);
    picture.append(path);
    return picture;
}

function group(item) {
    const element = document.createElement("div");
    element.className = "group";
    // Browsers apply no mask to what has no size at all.
    place(element, item.x ?? 0, item.y ?? 0, 1, 1);
    if ("o" in item) element.style.opacity = item.o;
    if ("c" in item) element.style.clipPath = `path(${JSON.stringify(item.c)})`;
    element.append(...item.g.map(draw));
    if (item.e) affect({}, element, item.e);
    return element;
}

// What is behind it shines through, blurred.
function material(item) {
    const element = document.createElement("div");
    element.className = "material";
    place(element, item.x, item.y, item.w, item.h);
    const { style } = element;
    style.clipPath = item.q;
    style.background = item.c;
    style.backdropFilter = style.webkitBackdropFilter = item.b;
    if ("o" in item) style.opacity = item.o;
    return element;
}

function line(item) {
    const element = document.createElement("div");
    element.className = item.e ? "line right" : "line";
    place(element, item.x, item.y, item.w, item.h);
    element.style.setProperty("--ascent", item.a + "px");
    for (const stretch of item.t) element.append(span(stretch));
    space(element, item.t);
    if (item.l || item.o) element.classList.add("shown");
    if (item.o) element.setAttribute("aria-hidden", "true");
    if (item.n) {
        element.classList.add("painted");
        element.style.backgroundImage = `url("data:image/svg+xml,${encodeURIComponent(item.n)}")`;
    }
    // The browser cuts the line where it was measured to end; half a pixel is for its own rounding.
    if (item.r) {
        element.classList.add("cut");
        element.style.width = item.w + 0.5 + "px";
    }
    if ("f" in item) standFor(element, item.f);
    if (item.b) element.append(item.b);
    return element;
}

// The browser puts the space between letters after each of them; it was measured with half of it on either side,
// whole points if it is whole points, and none at the ends of the line.
function space(line, stretches) {
    stretches.forEach(({ k, g }, index) => {
        if (!k) return;
        const left = Number.isInteger(k) ? Math.floor(k / 2 + 0.5) : k / 2;
        const before = line.classList.contains("right") ? k - left : left;
        const isLast = index === stretches.length - 1;
        const { style } = line.children[index];
        style.marginInlineStart = (index === 0 ? 0 : before) + "px";
        if (g) {
            style.marginInlineEnd = (isLast ? 0 : k - before) + "px";
        } else {
            style.letterSpacing = k + "px";
            style.marginInlineEnd = -(isLast ? k : before) + "px";
        }
    });
}

// The text that is shown is not the one that is read and copied.
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

function span(stretch) {
    const element = document.createElement("l" in stretch ? "a" : "span");
    element.textContent = stretch.t;
    dress(element, stretch);
    if (stretch.h) element.style.visibility = "hidden";
    if (stretch.g) inlineImage(element, stretch);
    if ("l" in stretch) lead(element, stretch);
    if (stretch.v) element.style.verticalAlign = stretch.v + "px";
    return element;
}

// An image in a line: a place without height on the baseline, from which it is drawn.
function inlineImage(element, stretch) {
    const spot = document.createElement("span");
    spot.className = "inline";
    spot.style.width = stretch.x + "px";
    if (stretch.y) {
        spot.setAttribute("role", "img");
        spot.setAttribute("aria-label", stretch.y);
    } else {
        spot.setAttribute("aria-hidden", "true");
    }
    const picture = document.createElement("span");
    picture.className = "group";
    picture.style.top = -stretch.b + "px";
    picture.append(...stretch.g.map(draw));
    spot.append(picture);
    element.append(spot);
}

// A link in a text.
function lead(element, stretch) {
    element.className = "link";
    element.href = stretch.u ? stretch.l : "#";
    makeLink(element, () => {
        const id = element.closest(".node")?.nodeID;
        if (id !== undefined) act(id, { follow: { link: stretch.l } });
    });
}
