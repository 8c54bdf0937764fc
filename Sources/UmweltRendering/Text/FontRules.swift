/// The rules for the choice of fonts, in the language of fontconfig.
package struct FontRules {
    /// The folder in which fontconfig caches the contents of font files.
    let cacheDirectory: String

    /// The rules as an XML document.
    var document: String {
        var rules = "<cachedir>\(Self.escaped(cacheDirectory))</cachedir>"
        rules += Self.bitmapScaling
        for (language, suffix) in Self.hanLanguages {
            rules += Self.rule("sans-serif", Self.sansSerif(suffix), language: language)
            rules += Self.rule("serif", Self.serif(suffix), language: language)
            rules += Self.rule("monospace", Self.monospace(suffix), language: language)
        }
        rules += Self.rule("sans-serif", Self.sansSerif("JP"))
        rules += Self.rule("serif", Self.serif("JP"))
        rules += Self.rule("monospace", Self.monospace("JP"))
        rules += Self.rule("emoji", Self.emoji)
        return "<?xml version=\"1.0\"?><!DOCTYPE fontconfig SYSTEM \"urn:fontconfig:fonts.dtd\">"
            + "<fontconfig>\(rules)</fontconfig>"
    }

    /// The languages whose Chinese characters differ from the Japanese ones, and the suffix of their fonts.
    private static let hanLanguages = [("zh-cn", "SC"), ("zh-tw", "TC"), ("zh-hk", "HK"), ("ko", "KR")]

    private static let scripts = [
        "Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Tamil", "Telugu", "Kannada", "Malayalam", "Gujarati",
        "Gurmukhi", "Oriya", "Sinhala", "Khmer", "Lao", "Myanmar", "Armenian", "Georgian", "Ethiopic",
    ]

    private static let symbols = ["Noto Sans Symbols", "Noto Sans Symbols2", "Noto Sans Math"]

    /// The family for large sans-serif text; it contains the same characters as the one for small text.
    package static let displayFamily = "Inter Display"

    /// The families for text without serifs whose strokes have round ends. They have Latin letters.
    package static let roundedFamilies = ["Quicksand Light", "Quicksand", "Quicksand Medium"]

    /// Returns the family and the weight of the rounded font whose strokes are as thick as those of a weight of San
    /// Francisco, judged from pictures: its regular weight is thinner.
    static func roundedFont(weight: Int) -> (family: String, weight: Int) {
        switch weight {
        case ..<250: ("Quicksand Light", 300)
        case ..<350: ("Quicksand", 400)
        case ..<550: ("Quicksand Medium", 500)
        default: ("Quicksand", 700)
        }
    }

    /// The family for narrow text without serifs; Latin, Greek and Cyrillic.
    package static let condensedFamily = "Roboto Condensed"

    private static func sansSerif(_ suffix: String) -> [String] {
        ["Inter", "Noto Sans"] + scripts.map { "Noto Sans \($0)" } + symbols + ["Noto Sans CJK \(suffix)"]
    }

    private static func serif(_ suffix: String) -> [String] {
        ["Noto Serif", "Noto Naskh Arabic"] + scripts.map { "Noto Serif \($0)" } + ["Noto Serif CJK \(suffix)"]
            + sansSerif(suffix)
    }

    private static func monospace(_ suffix: String) -> [String] {
        ["Noto Sans Mono", "DejaVu Sans Mono", "Noto Sans Mono CJK \(suffix)"] + sansSerif(suffix)
    }

    /// The families for each design, in the order in which they are searched for a character.
    package struct Families: Sendable {
        /// Without serifs.
        package let sansSerif: [String]
        /// With serifs.
        package let serif: [String]
        /// With characters of one width.
        package let monospace: [String]

        fileprivate init(_ suffix: String) {
            sansSerif = FontRules.sansSerif(suffix) + FontRules.emoji
            serif = FontRules.serif(suffix) + FontRules.emoji
            monospace = FontRules.monospace(suffix) + FontRules.emoji
        }
    }

    /// The families for all languages except for those in `familiesByLanguage`.
    package static let families = Families("JP")

    /// The families for text in languages whose Chinese characters differ.
    package static let familiesByLanguage = hanLanguages.map { ($0, Families($1)) }

    private static let emoji = ["Noto Color Emoji"]

    /// Returns a rule that replaces a generic family by `families`, for text in `language` or, with nil, in any.
    private static func rule(_ generic: String, _ families: [String], language: String? = nil) -> String {
        let languageTest = language.map { "<test name=\"lang\"><string>\($0)</string></test>" } ?? ""
        let names = families.map { "<string>\($0)</string>" }.joined()
        return """
            <match target="pattern">\(languageTest)<test name="family"><string>\(generic)</string></test>\
            <edit name="family" mode="assign" binding="strong">\(names)</edit></match>
            """
    }

    /// The rules that scale emoji, which are bitmaps of one size, to the size of the text.
    private static let bitmapScaling = """
        <match target="font"><test name="outline"><bool>false</bool></test>
        <edit name="pixelsizefixupfactor" mode="assign"><divide>
        <name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide></edit>
        <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
        <name>pixelsizefixupfactor</name><double>0</double>
        <double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>
        <edit name="size" mode="assign"><divide>
        <name>size</name><name>pixelsizefixupfactor</name></divide></edit></match>
        """

    private static func escaped(_ path: String) -> String {
        path.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    }
}
