// Notices of the tool over the app: why the last build failed, or why the app was started anew.

/** @type {HTMLElement | undefined} */
let buildNotice;

/**
 * Shows what the tool has to say; null takes away what is shown.
 *
 * @param {import("./protocol").NoticeRecord | null} said
 */
export function showBuildNotice(said) {
    buildNotice?.remove();
    buildNotice = undefined;
    if (!said) return;
    const close = document.createElement("button");
    close.type = "button";
    close.textContent = "Dismiss";
    close.addEventListener("click", () => showBuildNotice(null));
    const title = document.createElement("h2");
    title.textContent = said.title;
    const head = document.createElement("header");
    head.append(title, close);
    const text = document.createElement("pre");
    text.textContent = said.text;
    text.tabIndex = 0;
    buildNotice = document.createElement("section");
    buildNotice.id = "build-notice";
    buildNotice.setAttribute("role", "alert");
    buildNotice.append(head, text);
    document.body.append(buildNotice);
}
