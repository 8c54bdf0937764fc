// How arrow keys lead through what belongs together.

// The one that an arrow key leads to from the one that has the focus, around the ends.
export function neighbour(all, key) {
    const isMirrored = all.at(-1)?.getBoundingClientRect().left < all[0]?.getBoundingClientRect().left;
    const steps = { ArrowDown: 1, ArrowUp: -1, ArrowRight: isMirrored ? -1 : 1, ArrowLeft: isMirrored ? 1 : -1 };
    const index = all.indexOf(document.activeElement);
    if (!(key in steps) || index < 0) return;
    return all.at((index + steps[key]) % all.length);
}
