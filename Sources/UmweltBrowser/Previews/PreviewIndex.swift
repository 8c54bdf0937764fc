import Foundation

/// The page that lists the previews where there are several: each is a page of its own.
enum PreviewIndex {
    static func html(_ names: [String]) -> String {
        let items = names.map { "<li><a href=\"/?preview=\(encoded($0))\">\(HTMLText.escaped($0))</a></li>" }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <link rel="stylesheet" href="/fonts.css">
            <link rel="stylesheet" href="\(ClientBundle.style.path)">
            <title>Previews</title>
            </head>
            <body class="list">
            <h1>Previews</h1>
            <ul>
            \(items.joined(separator: "\n"))
            </ul>
            </body>
            </html>

            """
    }

    private static func encoded(_ name: String) -> String {
        // Text can always be encoded.
        name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}
