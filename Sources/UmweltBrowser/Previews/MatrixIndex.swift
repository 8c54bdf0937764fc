/// The HTML page that shows copies of the app in a grid with different values of the host: one value for each row, and
/// another for each column.
///
/// Each copy is a separate window in a small frame. The page's script makes the copies for the kinds that are chosen.
enum MatrixIndex {
    /// Returns the page.
    ///
    /// - Parameter token: The secret that identifies pages of this server.
    static func html(token: String) -> String {
        PageSource.html(
            token: token, title: "Matrix", bodyClass: "list",
            content: """
                <h1>Matrix</h1>
                <form id="axes">
                \(choice("columns", "Columns", isOptional: false))
                \(choice("rows", "Rows", isOptional: true))
                </form>
                <div id="matrix"></div>
                """)
    }

    /// The values of the host that a matrix can vary: the URL parameter, the label, and the choices with their labels.
    private static let axes: [(name: String, label: String, values: [(value: String, label: String)])] = [
        ("scheme", "Appearance", [("light", "light"), ("dark", "dark")]),
        ("design", "Design", [("18", "iOS 18"), ("26", "iOS 26")]),
        ("text", "Text size", textSizes),
        ("direction", "Direction", [("ltr", "left to right"), ("rtl", "right to left")]),
        (
            "language", "Language",
            [("en-US", "English"), ("de-DE", "German"), ("ar-EG", "Arabic"), ("ja-JP", "Japanese")]
        ),
        ("hasIncreasedContrast", "Contrast", [("0", "standard"), ("1", "increased")]),
        ("hasBoldText", "Bold text", [("0", "regular"), ("1", "bold")]),
        ("showsButtonShapes", "Button shapes", [("0", "none"), ("1", "shapes")]),
        ("differentiatesWithoutColor", "Colour", [("0", "coloured"), ("1", "differentiated without colour")]),
        ("reducesTransparency", "Transparency", [("0", "transparent"), ("1", "reduced")]),
        ("reducesMotion", "Motion", [("0", "moving"), ("1", "reduced")]),
        ("invertsColors", "Inverted", [("0", "as it is"), ("1", "inverted")]),
        (
            "calendar", "Calendar",
            [("gregory", "Gregorian"), ("buddhist", "Buddhist"), ("hebrew", "Hebrew"), ("japanese", "Japanese")]
        ),
        (
            "timeZone", "Time zone",
            [
                ("America/Los_Angeles", "Los Angeles"), ("Europe/Berlin", "Berlin"), ("Asia/Kolkata", "Kolkata"),
                ("Pacific/Auckland", "Auckland"),
            ]
        ),
        // Size classes follow from the size of the window: those of a phone, of one on its side, and of a tablet.
        (
            "size", "Window",
            [("390x844", "compact width"), ("844x390", "compact height"), ("820x1180", "regular")]
        ),
        ("phase", "Activity", [("active", "active"), ("inactive", "inactive"), ("background", "in the background")]),
        ("scale", "Display scale", [("1", "1×"), ("2", "2×"), ("3", "3×")]),
        ("fetchesImages", "Images from the network", [("1", "fetched"), ("0", "none")]),
    ]

    /// Some dynamic type sizes, by the browser's text size for them.
    private static let textSizes: [(value: String, label: String)] = [
        (0, "xSmall"), (3, "large"), (6, "xxxLarge"), (9, "accessibility3"),
    ].map { ("\(SystemValues.textSizes[$0])", $1) }

    private static func choice(_ name: String, _ label: String, isOptional: Bool) -> String {
        let options = axes.map { axis in
            let values = axis.values.map { "\($0.value)=\($0.label)" }.joined(separator: ";")
            return "<option value=\"\(axis.name)\" data-values=\"\(values)\">\(axis.label)</option>"
        }
        let none = isOptional ? "<option value=\"\">none</option>" : ""
        return "<label>\(label) <select name=\"\(name)\">\(none)\(options.joined())</select></label>"
    }
}
