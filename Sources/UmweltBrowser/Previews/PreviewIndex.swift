import Foundation

/// The HTML page with a list of several previews: each running in a small frame, with a link to its page, and choices
/// for the appearance of all.
enum PreviewIndex {
    /// Returns the page.
    ///
    /// - Parameters:
    ///   - names: The names of the previews.
    ///   - token: The secret that identifies pages of this server.
    static func html(_ names: [String], token: String) -> String {
        PageSource.html(
            token: token, title: "Previews", bodyClass: "list",
            content: """
                <h1>Previews</h1>
                <form id="looks">
                \(looks.map(choice).joined(separator: "\n"))
                </form>
                <ul id="previews">
                \(names.map(item).joined(separator: "\n"))
                </ul>
                """)
    }

    private static func item(_ name: String) -> String {
        let text = HTMLText.escaped(name)
        return """
            <li data-preview="\(text)"><div><iframe title="\(text)" tabindex="-1" loading="lazy"></iframe></div>\
            <a href="/?preview=\(encoded(name))">\(text)</a></li>
            """
    }

    /// A choice for the appearance of previews: its URL parameter, its label, and the choices with their labels.
    private struct Look {
        let name: String
        let label: String
        let values: [(value: String, label: String)]
    }

    private static let looks = [
        Look(name: "scheme", label: "Appearance", values: [("", "System"), ("light", "Light"), ("dark", "Dark")]),
        Look(name: "design", label: "Design", values: [("", "As started"), ("18", "iOS 18"), ("26", "iOS 26")]),
        Look(name: "text", label: "Text", values: [("", "System")] + textSizes),
        Look(
            name: "direction", label: "Direction",
            values: [("", "Language"), ("ltr", "Left to right"), ("rtl", "Right to left")]),
        Look(
            name: "device", label: "Device",
            values: [
                ("", "Window"), ("375x667", "iPhone SE"), ("393x852", "iPhone 16"), ("440x956", "iPhone 17 Pro Max"),
                ("852x393", "iPhone 16, landscape"), ("744x1133", "iPad mini"), ("1032x1376", "iPad Pro 13-inch"),
            ]),
    ]

    /// The dynamic type sizes, by the browser's text size for them.
    private static let textSizes = zip(
        SystemValues.textSizes,
        ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"] + (1...5).map { "accessibility\($0)" }
    ).map { (value: String(format: "%.2f", $0), label: $1) }

    private static func choice(_ look: Look) -> String {
        let options = look.values.map { "<option value=\"\($0.value)\">\($0.label)</option>" }
        return "<label>\(look.label) <select name=\"\(look.name)\">\(options.joined())</select></label>"
    }

    private static func encoded(_ name: String) -> String {
        // Percent-encoding of text cannot fail.
        name.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}
