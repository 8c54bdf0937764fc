// What the tool has to say over the app: why the last build failed, or why the app was started anew.

let buildNotice;

export function showBuildNotice(said) {
    buildNotice?.remove();
    buildNotice = undefined;
    if (!said) return;
    const close = document.createElement("button");
    close.type = "button";
    close.textContent = "Dismiss";
    close.addEventListener("click", () => showBuildNotice(null));
    const title = document.createElement("h2");
    title.textContent = said.t;
    const head = document.createElement("header");
    head.append(title, close);
    const text = document.createElement("pre");
    text.textContent = said.x;
    text.tabIndex = 0;
    buildNotice = document.createElement("section");
    buildNotice.id = "build-notice";
    buildNotice.setAttribute("role", "alert");
    buildNotice.append(head, text);
    document.body.append(buildNotice);
}
