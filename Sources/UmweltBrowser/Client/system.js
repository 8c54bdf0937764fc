// The system's values, as the app is told them.

import { isOpen, send } from "./socket.js";

const queries = {
    isDark: matchMedia("(prefers-color-scheme: dark)"),
    hasIncreasedContrast: matchMedia("(prefers-contrast: more)"),
    reducesMotion: matchMedia("(prefers-reduced-motion: reduce)"),
    reducesTransparency: matchMedia("(prefers-reduced-transparency: reduce)"),
    invertsColors: matchMedia("(inverted-colors: inverted)"),
};
let told = "";

function system() {
    return {
        width: innerWidth,
        height: innerHeight,
        ...Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, query.matches])),
        isVisible: !document.hidden,
        hasFocus: document.hasFocus(),
        scale: devicePixelRatio,
        language: navigator.language,
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        textSize: parseFloat(getComputedStyle(document.documentElement).fontSize),
    };
}

export function tell() {
    const values = system();
    const text = JSON.stringify(values);
    if (text === told || !isOpen()) return;
    told = text;
    document.documentElement.lang = values.language;
    send({ system: values });
}

export function forgetSystem() {
    told = "";
}

let isDue = false;
function tellSoon() {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
        isDue = false;
        tell();
    });
}

function watchScale() {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener("change", () => {
        tellSoon();
        watchScale();
    }, { once: true });
}

for (const query of Object.values(queries)) query.addEventListener("change", tell);
addEventListener("resize", tellSoon);
addEventListener("languagechange", tell);
// Nothing is heard when the time zone changes; who changes it comes back to the page afterwards.
addEventListener("focus", tell);
addEventListener("blur", tell);
document.addEventListener("visibilitychange", tell);
new ResizeObserver(tellSoon).observe(document.getElementById("text-size"));
watchScale();
