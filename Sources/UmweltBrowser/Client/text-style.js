// The font and the colour of text.

// Gives an element a font and a colour.
export function dress(element, look) {
    const { style } = element;
    style.fontSize = look.s + "px";
    style.color = look.c;
    style.fontWeight = look.w ?? "";
    style.fontStyle = look.i === 1 ? "italic" : "";
    style.fontStretch = look.n ? look.n + "%" : "";
    element.classList.toggle("serif", look.d === 1);
    element.classList.toggle("monospace", look.d === 2);
    style.fontVariantNumeric = look.m === 1 ? "tabular-nums" : "";
    style.fontFamily = look.f ? `${JSON.stringify(look.f)}, var(--sans-serif)` : "";
}
