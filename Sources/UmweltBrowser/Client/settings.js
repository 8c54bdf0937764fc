// The user's settings that browsers do not report. A sheet of the page has them, and the browser keeps them.

import { byID } from "./dom.js";

const settingsKey = "umwelt-settings";

/** @type {Record<keyof PageSettings, string>} */
const settingTitles = {
    differentiatesWithoutColor: "Differentiate without colour",
    showsButtonShapes: "Button shapes",
    hasBoldText: "Bold text",
    usesAssistiveTechnology: "An assistive technology is used",
};

/**
 * @typedef {Pick<import("./protocol").SystemValues,
 *     "differentiatesWithoutColor" | "showsButtonShapes" | "hasBoldText" | "usesAssistiveTechnology">} PageSettings
 */

/** @returns {PageSettings} */
export function settings() {
    const kept = keptSettings();
    return {
        differentiatesWithoutColor: !!kept.differentiatesWithoutColor,
        showsButtonShapes: !!kept.showsButtonShapes,
        hasBoldText: !!kept.hasBoldText,
        usesAssistiveTechnology: !!kept.usesAssistiveTechnology,
    };
}

/** @returns {Partial<PageSettings>} */
function keptSettings() {
    // A browser may keep nothing, or something that another page has written.
    try {
        return JSON.parse(localStorage.getItem(settingsKey) ?? "{}") ?? {};
    } catch {
        return {};
    }
}

/** @type {() => void} */
let settingsChanged = () => {};

/**
 * Sets what is called when a setting has changed, here or on another page of the app.
 *
 * @param {() => void} action
 */
export function onSettingsChange(action) {
    settingsChanged = action;
}

addEventListener("storage", (event) => { if (event.key === settingsKey) settingsChanged(); });

function makeSettingsSheet() {
    const sheet = document.createElement("dialog");
    sheet.id = "page-settings";
    sheet.setAttribute("aria-labelledby", "page-settings-title");
    const title = document.createElement("h2");
    title.id = "page-settings-title";
    title.textContent = "Settings of this page";
    const form = document.createElement("form");
    form.method = "dialog";
    form.append(title);
    const now = settings();
    for (const name of /** @type {(keyof PageSettings)[]} */ (Object.keys(settingTitles))) {
        const label = document.createElement("label");
        const box = document.createElement("input");
        box.type = "checkbox";
        box.checked = now[name];
        box.addEventListener("change", () => {
            localStorage.setItem(settingsKey, JSON.stringify({ ...settings(), [name]: box.checked }));
            settingsChanged();
        });
        label.append(box, settingTitles[name]);
        form.append(label);
    }
    const close = document.createElement("button");
    close.textContent = "Done";
    form.append(close);
    sheet.append(form);
    sheet.addEventListener("close", () => sheet.remove());
    return sheet;
}

function openSettings() {
    const sheet = makeSettingsSheet();
    document.body.append(sheet);
    sheet.showModal();
}

// Under the tool an item beside the app opens the sheet; elsewhere the page's address does.
const settingsItem = byID("settings");
settingsItem.addEventListener("click", openSettings);
if (new URLSearchParams(location.search).has("settings")) openSettings();
