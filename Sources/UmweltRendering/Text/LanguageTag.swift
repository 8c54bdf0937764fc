/// The language of a locale in the form that Pango and fontconfig use.
struct LanguageTag {
    /// The tag, such as "en-gb".
    let name: String

    init(localeIdentifier: String) {
        let plain = localeIdentifier.prefix { $0 != "@" && $0 != "." && $0 != "\0" }
        let parts = plain.lowercased().split { $0 == "_" || $0 == "-" }
        if parts.first == "zh" {
            // Fonts list regions, not scripts.
            name =
                if parts.contains("hk") || parts.contains("mo") {
                    "zh-hk"
                } else if parts.contains("tw") || parts.contains("hant") {
                    "zh-tw"
                } else {
                    "zh-cn"
                }
        } else if parts.first == "ko" {
            name = "ko"
        } else {
            name = parts.isEmpty ? "en" : parts.joined(separator: "-")
        }
    }
}
