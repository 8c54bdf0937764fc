"use strict";

/** The URL of a preview on the page of all, if there are several; the app or the only preview shows either way. */
function previewURL(url, name) {
    return name ? `${url.replace(/\/$/, "")}/?preview=${encodeURIComponent(name)}` : url;
}

/** The document of the panel: the page in a frame that fills it, or words while there is none. */
function document(url, words) {
    const source = url ? new URL(url).origin : "";
    const policy = `default-src 'none'; style-src 'unsafe-inline'${source ? `; frame-src ${source}` : ""}`;
    const body = url
        ? `<iframe src="${escaped(url)}" title="Preview" allow="clipboard-read; clipboard-write"></iframe>`
        : `<p>${escaped(words)}</p>`;
    return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<style>
html, body, iframe { width: 100%; height: 100%; margin: 0; border: 0; padding: 0; }
iframe { display: block; background: white; }
p { padding: 1em; font-family: var(--vscode-font-family); white-space: pre-wrap; }
</style>
</head>
<body>${body}</body>
</html>`;
}

function escaped(text) {
    return text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign]);
}

module.exports = { document, previewURL };
