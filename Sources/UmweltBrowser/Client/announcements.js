// Announcements of the app, which screen readers read aloud.

/** @type {HTMLElement | undefined} */
let region;

/**
 * Has a text read out, once what is being read has ended.
 *
 * @param {string} text
 */
export function announce(text) {
    if (!region) {
        region = document.createElement("div");
        region.className = "spoken";
        region.setAttribute("aria-live", "polite");
        document.body.append(region);
    }
    // A text that is there already would not be read again.
    region.replaceChildren();
    const line = document.createElement("p");
    line.textContent = text;
    const target = region;
    // Regions are read when they change, and not when they come with their text: screen readers get a tenth of a
    // second to notice the empty one.
    setTimeout(() => target.append(line), 100);
}
