// Uploads: files on their way to the app.

import { say } from "./notice.js";
import { base, token } from "./socket.js";

/**
 * Sends files to the app. The items of the files; nothing if one of them is not taken.
 *
 * @param {File[]} files
 * @returns {Promise<import("./protocol").OutsideItem[] | null>}
 */
export async function upload(files) {
    /** @type {import("./protocol").OutsideItem[]} */
    const items = [];
    for (const file of files) {
        try {
            const query = new URLSearchParams({ token, name: file.name });
            const response = await fetch(`${base}/upload?${query}`, { method: "POST", body: file });
            if (!response.ok) throw new Error(await response.text());
            items.push({ mediaType: file.type || "application/octet-stream", file: await response.text() });
        } catch {
            say(`“${file.name}” cannot be sent to the app.`);
            return null;
        }
    }
    return items;
}
