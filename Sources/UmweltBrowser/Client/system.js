// The system's values, as the page sends them to the app.

import { byID, isFramed } from "./dom.js";
import { isOpen, send } from "./socket.js";
import { inspectorWidth } from "./inspector.js";
import { onSettingsChange, settings } from "./settings.js";

const queries = {
    isDark: matchMedia("(prefers-color-scheme: dark)"),
    hasIncreasedContrast: matchMedia("(prefers-contrast: more)"),
    reducesMotion: matchMedia("(prefers-reduced-motion: reduce)"),
    reducesTransparency: matchMedia("(prefers-reduced-transparency: reduce)"),
    invertsColors: matchMedia("(inverted-colors: inverted)"),
};
let told = "";

/** The values that the list of previews or the matrix has set in place of the system's. */
const chosen = new URLSearchParams(location.search);

/**
 * The flags that the matrix has chosen, and the others as they are.
 *
 * @template {Record<string, boolean>} Flags
 * @param {Flags} values
 * @returns {Flags}
 */
function flags(values) {
    const result = { ...values };
    for (const name of /** @type {(keyof Flags & string)[]} */ (Object.keys(values))) {
        if (chosen.has(name)) Object.assign(result, { [name]: chosen.get(name) === "1" });
    }
    return result;
}

/** @returns {import("./protocol").SystemValues} */
function system() {
    return {
        width: innerWidth - inspectorWidth(),
        height: innerHeight,
        isDark: chosen.has("scheme") ? chosen.get("scheme") === "dark" : queries.isDark.matches,
        ...flags({
            hasIncreasedContrast: queries.hasIncreasedContrast.matches,
            reducesMotion: queries.reducesMotion.matches,
            reducesTransparency: queries.reducesTransparency.matches,
            invertsColors: queries.invertsColors.matches,
            ...settings(),
        }),
        movesOutlines: CSS.supports("d", 'path("M0 0")'),
        ...activity(),
        scale: Number(chosen.get("scale")) || devicePixelRatio,
        language: language(),
        timeZone: chosen.get("timeZone") ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
        textSize: Number(chosen.get("text")) || parseFloat(getComputedStyle(document.documentElement).fontSize),
        direction: chosen.get("direction") ?? undefined,
        design: chosen.get("design") ?? undefined,
        fetchesImages: chosen.has("fetchesImages") ? chosen.get("fetchesImages") === "1" : undefined,
    };
}

/** @returns {{ isVisible: boolean, hasFocus: boolean }} */
function activity() {
    const phase = chosen.get("phase");
    if (phase) return { isVisible: phase !== "background", hasFocus: phase === "active" };
    // A page in the list of previews looks as it does by itself.
    return { isVisible: !document.hidden, hasFocus: isFramed ? parent.document.hasFocus() : document.hasFocus() };
}

/** The language, and a calendar that the matrix has chosen in the form of Unicode's extension. */
function language() {
    const tag = chosen.get("language") ?? navigator.language;
    const calendar = chosen.get("calendar");
    return calendar ? `${tag}-u-ca-${calendar}` : tag;
}

/** Sends the app the system's values, unless it has them already. */
export function sendSystem() {
    const values = system();
    const text = JSON.stringify(values);
    if (text === told || !isOpen()) return;
    told = text;
    document.documentElement.lang = values.language;
    send({ system: values });
}

/** Sends the system's values again, because a new socket has none. */
export function forgetSystem() {
    told = "";
}

let isDue = false;
function sendSystemSoon() {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
        isDue = false;
        sendSystem();
    });
}

function watchScale() {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener("change", () => {
        sendSystemSoon();
        watchScale();
    }, { once: true });
}

onSettingsChange(sendSystem);
for (const query of Object.values(queries)) query.addEventListener("change", sendSystem);
addEventListener("resize", sendSystemSoon);
addEventListener("languagechange", sendSystem);
// Nothing is heard when the time zone changes; who changes it comes back to the page afterwards.
addEventListener("focus", sendSystem);
addEventListener("blur", sendSystem);
document.addEventListener("visibilitychange", sendSystem);
new ResizeObserver(sendSystemSoon).observe(byID("text-size"));
watchScale();
