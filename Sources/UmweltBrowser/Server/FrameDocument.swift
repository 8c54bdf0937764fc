import Foundation
import UmweltServing

/// The document around a page of another server.
///
/// Only this document may load frames of other origins, so the policy of the app's own page stays strict. It also
/// notices a server that does not answer, which the app's page could not.
enum FrameDocument {
    /// Returns the response with the document that shows a page.
    ///
    /// - Parameters:
    ///   - url: The URL of the page.
    ///   - runsScripts: True if the page's scripts run.
    ///   - scrolls: True if the user can scroll the page.
    static func response(showing url: URL, runsScripts: Bool, scrolls: Bool) -> ServerResponse {
        let nonce = Secret.random()
        var response = ServerResponse(
            [Data(html(url, nonce: nonce, runsScripts, scrolls).utf8)], type: "text/html; charset=utf-8",
            caching: "no-store")
        response.headers.replaceOrAdd(
            name: "Content-Security-Policy",
            value: "default-src 'none'; script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; "
                + "connect-src http: https:; frame-src http: https:; frame-ancestors 'self'; base-uri 'none'; "
                + "form-action 'none'")
        return response
    }

    // Opaque answers carry no status: a request fails only if the server cannot be reached.
    private static func html(_ url: URL, nonce: String, _ runsScripts: Bool, _ scrolls: Bool) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <title>\(HTMLText.escaped(url.host() ?? ""))</title>
        <style nonce="\(nonce)">
        html, body { height: 100%; margin: 0; background: #fff; }
        iframe { display: block; width: 100%; height: 100%; border: 0; }
        </style>
        </head>
        <body data-url="\(HTMLText.escaped(url.absoluteString))" data-scripts="\(runsScripts)" data-scrolls="\(scrolls)">
        <script nonce="\(nonce)">
        const { url, scripts, scrolls } = document.body.dataset;
        const tell = (message) => parent.postMessage(message, location.origin);
        const options = { method: "HEAD", mode: "no-cors", credentials: "omit", referrerPolicy: "no-referrer" };
        fetch(url, options).then(() => {
            const frame = document.createElement("iframe");
            frame.title = new URL(url).host;
            frame.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
            const permissions = ["allow-forms", "allow-modals", "allow-popups", "allow-popups-to-escape-sandbox"];
            // With its origin, a page of the app's own server could use the app.
            if (new URL(url).origin !== location.origin) permissions.push("allow-same-origin");
            if (scripts === "true") permissions.push("allow-scripts");
            frame.setAttribute("sandbox", permissions.join(" "));
            if (scrolls === "false") frame.setAttribute("scrolling", "no");
            frame.addEventListener("load", () => tell({ finished: true }));
            frame.src = url;
            document.body.append(frame);
        }, () => {
            tell({ failed: `${new URL(url).host} cannot be reached.` });
        });
        </script>
        </body>
        </html>

        """
    }
}
