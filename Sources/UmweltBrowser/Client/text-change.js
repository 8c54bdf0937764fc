// The changes between two texts: `TextChange` in JavaScript.
//
// A change is a list: a positive number keeps so many UTF-16 code units, a negative one deletes them, a string is
// inserted; what is left is kept.

/** @param {number} unit */
function isLead(unit) {
    return unit >= 0xd800 && unit < 0xdc00;
}

/** @param {number} unit */
function isTrail(unit) {
    return unit >= 0xdc00 && unit < 0xe000;
}

/**
 * The change that makes one text of another: what both begin and end with is kept.
 *
 * @param {string} old
 * @param {string} text
 * @returns {import("./protocol").TextChange}
 */
export function difference(old, text) {
    if (old === text) return [];
    const most = Math.min(old.length, text.length);
    let start = 0;
    while (start < most && old.charCodeAt(start) === text.charCodeAt(start)) start++;
    if (start > 0 && isLead(old.charCodeAt(start - 1))) start--;
    let end = 0;
    while (
        end < most - start
        && old.charCodeAt(old.length - 1 - end) === text.charCodeAt(text.length - 1 - end)
    ) end++;
    if (end > 0 && isTrail(old.charCodeAt(old.length - end))) end--;
    /** @type {import("./protocol").TextChange} */
    const change = [];
    if (start) change.push(start);
    if (old.length - end > start) change.push(start + end - old.length);
    if (text.length - end > start) change.push(text.slice(start, text.length - end));
    return change;
}

/**
 * A text after a change.
 *
 * @param {import("./protocol").TextChange} change
 * @param {string} text
 */
export function applied(change, text) {
    let result = "";
    let index = 0;
    for (const step of change) {
        if (typeof step === "string") {
            result += step;
        } else {
            if (step > 0) result += text.slice(index, index + step);
            index += Math.abs(step);
        }
    }
    return result + text.slice(index);
}

/**
 * Returns a position in a text after a change. An insertion at the position comes before it.
 *
 * @param {number} place
 * @param {import("./protocol").TextChange} change
 */
export function moved(place, change) {
    let [index, result] = [0, 0];
    for (const step of change) {
        if (index > place) break;
        if (typeof step === "string") {
            result += step.length;
        } else {
            if (step > 0) result += Math.min(step, place - index);
            index += Math.abs(step);
        }
    }
    return index < place ? result + place - index : result;
}

/**
 * Transforms two changes of one text, each to follow the other. Where both insert, the first change's text comes first;
 * a replacement of the first is lost if the second deletes the replaced text.
 *
 * @param {import("./protocol").TextChange} first
 * @param {import("./protocol").TextChange} second
 * @returns {[import("./protocol").TextChange, import("./protocol").TextChange]}
 */
export function rebased(first, second) {
    const [one, other] = [reader(first), reader(second)];
    /** @type {[import("./protocol").TextChange, import("./protocol").TextChange]} */
    const [left, right] = [[], []];
    let [deleted, rest] = [0, 0];
    for (;;) {
        let text;
        if ((text = one.insertion())) {
            if (deleted > 0 && rest === 0) {
                right.push(-text.length);
            } else {
                left.push(text);
                right.push(text.length);
            }
            deleted = 0;
        } else if ((text = other.insertion())) {
            left.push(text.length);
            right.push(text);
        } else if (one.isAtEnd() && other.isAtEnd()) {
            return [left, right];
        } else {
            const count = Math.min(one.left(), other.left());
            const [isGone, isGoneToo] = [one.take(count), other.take(count)];
            if (!isGone || deleted === 0) [deleted, rest] = [0, 0];
            if (isGone) deleted += count;
            if (isGone && !isGoneToo) rest += count;
            if (!isGone && !isGoneToo) {
                left.push(count);
                right.push(count);
            } else if (!isGoneToo) {
                left.push(-count);
            } else if (!isGone) {
                right.push(-count);
            }
        }
    }
}

/** @param {import("./protocol").TextChange} change */
function reader(change) {
    let [index, used] = [0, 0];
    const step = () => Number(change[index]);
    return {
        isAtEnd: () => index === change.length,
        left: () => (index < change.length ? Math.abs(step()) - used : Infinity),
        insertion: () => (typeof change[index] === "string" ? String(change[index++]) : undefined),
        /** @param {number} count */
        take(count) {
            if (index === change.length) return false;
            const isDeletion = step() < 0;
            used += count;
            if (used === Math.abs(step())) {
                index++;
                used = 0;
            }
            return isDeletion;
        },
    };
}
