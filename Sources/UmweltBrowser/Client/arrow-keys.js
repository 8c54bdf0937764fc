// Arrow keys: they move the focus within a group of controls.

/**
 * Returns the element that an arrow key moves to from the focused element, around the ends.
 *
 * @param {HTMLElement[]} all
 * @param {string} key
 * @returns {HTMLElement | undefined}
 */
export function neighbour(all, key) {
    const isMirrored = all.length > 0
        && all[all.length - 1].getBoundingClientRect().left < all[0].getBoundingClientRect().left;
    /** @type {Record<string, number | undefined>} */
    const steps = { ArrowDown: 1, ArrowUp: -1, ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 };
    const index = all.findIndex((each) => each === document.activeElement);
    const step = steps[key];
    if (!step || index < 0) return;
    return all.at((index + step) % all.length);
}
