// The screen, which the app may want to stay on while its user does nothing.

/** The locks of screens, which the types of TypeScript do not have yet; nothing in a browser without. */
const locks = /** @type {any} */ (navigator).wakeLock;
/** @type {any} */
let lock = null;
let isWanted = false;

/**
 * Keeps the screen on, or leaves it to the system.
 *
 * @param {boolean} isOn
 */
export function keepScreenOn(isOn) {
    isWanted = isOn;
    updateLock();
}

async function updateLock() {
    if (!isWanted) {
        const held = lock;
        lock = null;
        await held?.release();
        return;
    }
    if (lock || document.hidden || !locks) return;
    try {
        const held = await locks.request("screen");
        lock = held;
        // The browser lets go of it when the page is hidden.
        held.addEventListener("release", () => {
            if (lock === held) lock = null;
        });
        if (!isWanted) updateLock();
    } catch {
        // The browser does not let the page, such as while the battery is low.
    }
}

document.addEventListener("visibilitychange", updateLock);
