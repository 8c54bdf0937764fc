import Foundation

/// The library's own words in the languages that iOS has, beside English. The translations are our own.
enum SystemWordTable {
    /// The words of each language, by the language's name.
    static let words: [String: [SystemWord: String]] = {
        var table: [String: [SystemWord: String]] = [:]
        var rest = SystemWord.allCases[...]
        for lines in [commands, descriptions, symbols, finding, standardCommands, choosing, maps] {
            var count = 0
            for line in lines.split(separator: "\n") {
                let parts = line.split(separator: "|").map(String.init)
                count = parts.count - 1
                for (word, translation) in zip(rest, parts.dropFirst()) {
                    table[parts[0], default: [:]][word] = translation
                }
            }
            rest = rest.dropFirst(count)
        }
        return table
    }()

    /// Returns the words for a locale; nil for English and for unsupported languages.
    static func words(for locale: Locale) -> [SystemWord: String]? {
        let languages = LanguagePreference(locale).names + fallbacks(for: locale)
        return languages.lazy.compactMap { words[$0] }.first
    }

    /// Returns the names of languages that serve a locale whose own has no words here: another region's, or the macro
    /// language's.
    private static func fallbacks(for locale: Locale) -> [String] {
        switch locale.language.languageCode?.identifier {
        case "no", "nn": ["nb"]
        case "iw": ["he"]
        case "in": ["id"]
        case "pt": ["pt-BR"]
        case "zh": ["zh-Hans"]
        case "yue": ["zh-Hant"]
        default: []
        }
    }
}
