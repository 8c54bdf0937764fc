import Foundation

/// The HTML page that lists the previews if there are several, with a link to the page of each.
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
        // Percent-encoding of text cannot fail.
        name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}
