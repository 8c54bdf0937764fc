// The fonts of texts: which part of them a text needs.
//
// Whole fonts are large, and pages show little of them. The rules of the fonts (`FontFaces`) divide the letters of the
// most frequent fonts into sets, each a family of its own, such as "Inter latin"; a text is set in the one that has all
// of its letters, so that they are kerned as in the whole font. Of signs, emoji and Chinese characters, of which there are
// too many for sets, files are asked for that have those of the page's texts.

/** The sets of letters beside the basic ones. */
const sets = ["latin", "greek", "cyrillic"];

/** @typedef {{ matcher: Record<string, RegExp>, faces: Face[] }} Rules */
/** @typedef {{ family: string, source: string, ranges: number[][], descriptors: FontFaceDescriptors }} Face */

/** @type {Rules | undefined} */
let rules;

/** The single characters, or those that belong together, that have been asked for. */
const asked = new Set();

/**
 * The set of letters that a text is set in: the name of a class, too. What the text has of single characters is asked
 * for.
 *
 * @param {string} text
 */
export function letters(text) {
    if (!/[^\0-\x7e]/.test(text)) return "basic";
    rules ??= readRules();
    const { matcher } = rules;
    if (matcher.single.test(text)) askFor(text, rules);
    const found = sets.filter((name) => matcher[name].test(text));
    if (found.length > 1 || matcher.other.test(text)) return "whole";
    return found[0] ?? "basic";
}

/** The length beyond which no more of a field's text is looked at, as each key changes it: the rest is in whole fonts. */
const longestLook = 20_000;

/**
 * Has a field set in the letters of its text.
 *
 * @param {HTMLInputElement | HTMLTextAreaElement} field
 */
export function chooseLetters(field) {
    const set = letters(field.value.slice(0, longestLook) + field.placeholder);
    for (const name of [...sets, "whole"]) field.classList.toggle(name, name === set);
}

/** @returns {Rules} */
function readRules() {
    const style = getComputedStyle(document.documentElement);
    /** @type {Record<string, RegExp>} */
    const matcher = {};
    for (const name of [...sets, "other", "single"]) {
        const ranges = parsed(style.getPropertyValue(`--${name}-characters`));
        const list = ranges.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join("");
        matcher[name] = new RegExp(list ? `[${list}]` : "$^", "u");
    }
    /** @type {Face[]} */
    const faces = [];
    for (const sheet of document.styleSheets) {
        for (const rule of sheet.cssRules) {
            if (!(rule instanceof CSSFontFaceRule)) continue;
            const value = (/** @type {string} */ name) => rule.style.getPropertyValue(name);
            const address = /url\("([^"?]+)"\)/.exec(value("src"))?.[1];
            if (!address) continue;
            // Addresses in a style are relative to it.
            const source = new URL(address, sheet.href ?? location.href).pathname;
            faces.push({
                family: value("font-family").replaceAll(/^"|"$/g, ""), source, ranges: parsed(value("unicode-range")),
                descriptors: {
                    weight: value("font-weight"), style: value("font-style") || "normal",
                    stretch: value("font-stretch") || "normal",
                },
            });
        }
    }
    return { matcher, faces };
}

/**
 * The first and the last character of each range of CSS.
 *
 * @param {string} ranges
 */
function parsed(ranges) {
    return [...ranges.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, first, last]) => [
        parseInt(first, 16), parseInt(last ?? first, 16)]);
}

/** The number of characters in one request for a font: the host takes some more, and a request has a greatest length. */
const mostCharacters = 300;

// The characters that no rule has yet, until all of a message has been shown.
/** @type {Set<number>} */
const wanted = new Set();
let isWaiting = false;

/** Divides texts into what readers take for characters, such as an emoji of several. */
const clusters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/**
 * Adds rules for those of the single characters in a text that are new. They are loaded when they show.
 *
 * @param {string} text
 * @param {Rules} rules
 */
function askFor(text, { matcher, faces }) {
    for (const { segment } of clusters.segment(text)) {
        if (!matcher.single.test(segment) || asked.has(segment)) continue;
        asked.add(segment);
        for (const character of segment) {
            const code = character.codePointAt(0) ?? 0;
            if (code >= 0x2000 || matcher.single.test(character)) wanted.add(code);
        }
    }
    if (wanted.size === 0 || isWaiting) return;
    isWaiting = true;
    // All texts of a message together.
    queueMicrotask(() => {
        isWaiting = false;
        const all = [...wanted].sort((a, b) => a - b);
        wanted.clear();
        for (let start = 0; start < all.length; start += mostCharacters) {
            addFaces(all.slice(start, start + mostCharacters), faces);
        }
    });
}

/**
 * @param {number[]} characters
 * @param {Face[]} faces
 */
function addFaces(characters, faces) {
    for (const { family, source, ranges, descriptors } of faces) {
        const own = characters.filter((code) => ranges.some(([first, last]) => first <= code && code <= last));
        if (own.length === 0) continue;
        const text = encodeURIComponent(String.fromCodePoint(...own));
        const unicodeRange = own.map((code) => "U+" + code.toString(16)).join(",");
        addFace(() => new FontFace(family, `url("${source}?text=${text}")`, { ...descriptors, unicodeRange }));
    }
}

/** The number of times that a file is asked for, each after twice the time: the server may have too many to make. */
const mostAttempts = 6;

/** The time before the second attempt, in milliseconds. */
const firstPause = 500;

/**
 * Adds a font, and again if its file is refused.
 *
 * @param {() => FontFace} make
 */
function addFace(make, attempt = 1) {
    const face = make();
    document.fonts.add(face);
    face.loaded.catch(() => {
        document.fonts.delete(face);
        if (attempt < mostAttempts) setTimeout(() => addFace(make, attempt + 1), firstPause * 2 ** (attempt - 1));
    });
}
