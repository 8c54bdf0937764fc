// The clipboard: what the app copies, and what it pastes.

import { offer, say } from "./notice.js";
import { upload } from "./uploads.js";

// The length of a text that the app takes, in UTF-16 code units.
export const longestItem = 100000;

/**
 * Puts a text on the clipboard, or offers to: browsers let a page do that only while its user does something.
 *
 * @param {string} text
 */
export async function copy(text) {
    try {
        await navigator.clipboard.writeText(text);
    } catch {
        const button = document.createElement("button");
        button.textContent = "Copy";
        button.addEventListener("click", () => {
            say("");
            navigator.clipboard?.writeText(text).catch(() => say("The browser does not let the app copy."));
        });
        offer("The app copies a text. ", button);
    }
}

/**
 * The items on the clipboard; nothing if the browser does not let the page read them.
 *
 * @returns {Promise<import("./protocol").OutsideItem[] | null>}
 */
export async function clipboardItems() {
    try {
        const items = [];
        for (const item of await navigator.clipboard.read()) items.push(...await representations(item));
        return items;
    } catch {
        say("The browser does not let the app paste. Allow it to read the clipboard, and try again.");
        return null;
    }
}

/**
 * An item of the clipboard: its plain text if it has one, else what it has, of which pictures are sent as files.
 *
 * @param {ClipboardItem} item
 * @returns {Promise<import("./protocol").OutsideItem[]>}
 */
async function representations(item) {
    const plain = item.types.filter((type) => type === "text/plain");
    const items = [];
    for (const type of plain.length > 0 ? plain : item.types) {
        const content = await item.getType(type);
        if (type.startsWith("text/")) items.push({ mediaType: type, text: (await content.text()).slice(0, longestItem) });
        else items.push(...await upload([new File([content], `Pasted.${type.split("/")[1]}`, { type })]) ?? []);
    }
    return items;
}
