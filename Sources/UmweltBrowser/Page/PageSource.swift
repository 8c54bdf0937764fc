/// The HTML that every page gets. All content is sent over its socket.
enum PageSource {
    /// Returns the page.
    ///
    /// - Parameters:
    ///   - token: The secret that identifies pages of this server.
    ///   - base: The path of the app at its host; empty for the root.
    ///   - title: The title until the app sets one.
    ///   - bodyClass: The class of the body, for styles.
    ///   - content: HTML to be shown beside the app.
    ///   - offersTools: True to show the items that open the page's settings and the inspector. `?settings` opens the
    ///     settings anyway.
    static func html(
        token: String, base: String = "", title: String = "App", bodyClass: String? = nil, content: String = "",
        offersTools: Bool = false
    ) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="umwelt-token" content="\(token)">
        <meta name="umwelt-base" content="\(base)">
        <meta name="umwelt-worker" content="\(ClientBundle.worker.path)">
        <meta name="color-scheme" content="light dark">
        <link rel="stylesheet" href="\(base)\(ClientBundle.fonts.path)">
        <link rel="stylesheet" href="\(base)\(ClientBundle.style.path)">
        <script type="module" src="\(base)\(ClientBundle.script.path)"></script>
        <title>\(HTMLText.escaped(title))</title>
        </head>
        <body\(bodyClass.map { " class=\"\($0)\"" } ?? "")>
        \(content)
        <div id="text-size" aria-hidden="true"></div>
        <main id="window"></main>
        <p id="notice" role="status" hidden></p>
        <button id="settings" type="button" aria-label="Settings of this page"\(offersTools ? "" : " hidden")>⚙</button>
        <button id="inspect" type="button" aria-label="Inspector" aria-expanded="false"\(offersTools ? "" : " hidden")>⌖</button>
        </body>
        </html>

        """
    }
}
