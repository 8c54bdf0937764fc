// The font and the colour of text.

/**
 * Gives an element a font and a colour.
 *
 * @param {HTMLElement} element
 * @param {import("./protocol").TextStyleRecord} style
 * @param {string} set The set of letters that the text is set in: see `letters`.
 */
export function dress(element, style, set) {
    const css = element.style;
    css.fontSize = style.size + "px";
    css.color = style.color;
    css.fontWeight = String(style.weight ?? "");
    css.fontStyle = style.isItalic === 1 ? "italic" : "";
    css.fontStretch = style.stretch ? style.stretch + "%" : "";
    element.classList.toggle("serif", style.design === 1);
    element.classList.toggle("monospace", style.design === 2);
    css.fontVariantNumeric = style.hasMonospacedDigits === 1 ? "tabular-nums" : "";
    css.fontFamily = style.family ? families(style.family, set) : "";
}

/**
 * @param {string} family
 * @param {string} set
 */
function families(family, set) {
    const part = set === "whole" ? "" : JSON.stringify(`${family} ${set}`) + ", ";
    return `${part}${JSON.stringify(family)}, var(--sans-serif)`;
}
