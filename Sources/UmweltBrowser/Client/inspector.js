// The inspector beside the app: a frame of another page, the marks that it has made in this one, and the choice of a view
// by a click.

import { byID, isFramed, place } from "./dom.js";
import { base, send } from "./socket.js";

/** The width of the inspector beside the app, in points; the style has it too. */
const panelWidth = 400;

const openKey = "umwelt-inspector";

/** @type {HTMLElement | undefined} */
let panel;

/** The app's name of the window that this page shows. */
let inspected = "";

const handle = byID("inspect");
const isOffered = !handle.hidden && !isFramed;
if (isFramed) handle.hidden = true;

/** The width that the inspector takes of the page, in points. */
export function inspectorWidth() {
    return panel ? panelWidth : 0;
}

/**
 * Keeps the name of the window, which the inspector looks at.
 *
 * @param {string} name
 */
export function followInspected(name) {
    const isNew = name !== inspected;
    inspected = name;
    if (!isOffered || !isNew) return;
    if (panel) closePanel();
    if (sessionStorage.getItem(openKey)) openPanel();
}

function address() {
    return `${base}/?inspect=${encodeURIComponent(inspected)}`;
}

function openPanel() {
    panel = document.createElement("aside");
    panel.id = "inspector";
    panel.setAttribute("aria-label", "Inspector");
    const frame = document.createElement("iframe");
    frame.title = "Inspector";
    frame.src = address();
    const tab = document.createElement("a");
    tab.href = address();
    tab.target = "_blank";
    tab.rel = "opener";
    tab.textContent = "Open in a tab";
    tab.addEventListener("click", toggle);
    const matrix = document.createElement("a");
    matrix.href = "/?matrix=scheme,text";
    matrix.target = "_blank";
    matrix.rel = "opener";
    matrix.textContent = "Matrix";
    const end = document.createElement("button");
    end.type = "button";
    end.textContent = "Close";
    end.addEventListener("click", toggle);
    const bar = document.createElement("header");
    bar.append(tab, matrix, end);
    panel.append(bar, frame);
    document.body.append(panel);
    showState();
}

function closePanel() {
    panel?.remove();
    panel = undefined;
    mark({});
    setPicking(false);
    showState();
}

function showState() {
    document.documentElement.classList.toggle("inspected", !!panel);
    handle.setAttribute("aria-expanded", String(!!panel));
    // The window has another size now.
    dispatchEvent(new Event("resize"));
}

function toggle() {
    if (panel) closePanel();
    else openPanel();
    if (panel) sessionStorage.setItem(openKey, "1");
    else sessionStorage.removeItem(openKey);
}

handle.addEventListener("click", toggle);
addEventListener("umwelt-inspector", () => { if (isOffered) toggle(); });
addEventListener("keydown", (event) => {
    if (event.code !== "KeyI" || !event.ctrlKey || !event.altKey) return;
    event.preventDefault();
    // In the inspector the keys are for the page that it is beside.
    if (isFramed) parent.dispatchEvent(new Event("umwelt-inspector"));
    else if (isOffered) toggle();
});

/** @type {HTMLElement[]} */
let marks = [];

/**
 * Marks a view, or takes the marks away.
 *
 * @param {import("./protocol").MarksRecord} wanted
 */
export function mark({ frame, content, safeArea }) {
    for (const old of marks) old.remove();
    marks = [];
    for (const [kind, box] of Object.entries({ safeArea, frame, content })) {
        if (!frame || !box) continue;
        const element = document.createElement("div");
        element.className = "inspected-mark";
        element.dataset.mark = kind;
        place(element, ...box);
        if (kind === "frame") element.dataset.size = `${round(box[2])} × ${round(box[3])}`;
        document.body.append(element);
        marks.push(element);
    }
}

/** @param {number} length */
function round(length) {
    return Math.round(length * 10) / 10;
}

/** @type {HTMLElement | undefined} */
let picker;

/**
 * Has clicks choose a view for the inspector, or be the app's again.
 *
 * @param {boolean} isOn
 */
export function setPicking(isOn) {
    if (isOn === !!picker) return;
    picker?.remove();
    picker = undefined;
    if (!isOn) return;
    picker = document.createElement("div");
    picker.id = "inspector-picker";
    let isDue = false;
    picker.addEventListener("pointermove", ({ clientX, clientY }) => {
        if (isDue) return;
        isDue = true;
        requestAnimationFrame(() => {
            isDue = false;
            if (picker) send({ pick: { x: clientX, y: clientY, chooses: false } });
        });
    });
    picker.addEventListener("click", ({ clientX, clientY }) => {
        setPicking(false);
        send({ pick: { x: clientX, y: clientY, chooses: true } });
    });
    document.body.append(picker);
}
