import Foundation

/// The agreement of a word with a number, which texts ask for as in `^[\(count) apple](inflect: true)`.
///
/// The last word in the brackets becomes plural, unless the number before it is one. Only English is supported: ICU
/// does not inflect words. Texts of other languages are unchanged.
struct NumberAgreement {
    let arguments: [LocalizedStringKey.Argument]
    /// The language of the text.
    let language: String
    /// The environment for the lookup of nouns that are resources.
    let values: EnvironmentValues

    /// Returns a format with the inflected text in place of the brackets.
    func applied(to format: String) -> String {
        guard format.utf8.contains(UInt8(ascii: "^")), language.hasPrefix("en") else { return format }
        return format.replacing(/\^\[((?:[^\[\]]|\[[^\[\]]*\])*)\]\(\s*inflect\s*:\s*true\s*\)/) { match in
            inflected(String(match.1))
        }
    }

    private func inflected(_ phrase: String) -> String {
        let pieces = Array(FormatScanner(phrase))
        guard let number = pieces.lazy.compactMap(number).first, abs(number) != 1, let last = pieces.last else {
            return phrase
        }
        switch last {
        case .text(let text):
            return phrase.dropLast(text.count) + text.replacing(/[A-Za-z]+(?=[^A-Za-z]*$)/) { EnglishPlural($0.0).text }
        case .gap(let place?, _) where arguments.indices.contains(place - 1):
            // A noun of the app's, which must be a word so that nothing in it counts as Markdown.
            guard let noun = noun(arguments[place - 1]), noun.allSatisfy({ $0.isLetter || $0 == " " }),
                let start = phrase.lastIndex(of: "%")
            else { return phrase }
            return phrase[..<start] + noun.replacing(/[A-Za-z]+$/) { EnglishPlural($0.0).text }
        default: return phrase
        }
    }

    /// Returns an argument as a noun; nil if it is not a noun, or has its own styles.
    private func noun(_ argument: LocalizedStringKey.Argument) -> String? {
        switch argument {
        case .string(let noun): noun
        case .text(let text) where text.modifiers.isEmpty: text.unmarkedString(in: values)
        default: nil
        }
    }

    private func number(in piece: FormatScanner.Piece) -> Double? {
        switch piece {
        case .gap(let place?, _):
            return arguments.indices.contains(place - 1) ? arguments[place - 1].number : nil
        case .text(let text): return text.firstMatch(of: /\d+(?:\.\d+)?/).flatMap { Double($0.0) }
        default: return nil
        }
    }
}

/// The plural of an English noun.
struct EnglishPlural {
    /// The plural, in capitals where the noun is.
    let text: String

    /// Makes the plural of a noun. A plural stays the same.
    init(_ noun: Substring) {
        let word = noun.lowercased()
        if Self.unchanged.contains(word) || Self.isPlural(word) {
            text = String(noun)
        } else if let plural = Self.irregular[word] {
            text = noun.first?.isUppercase == true ? plural.prefix(1).uppercased() + plural.dropFirst() : plural
        } else {
            text = Self.regular(String(noun), word)
        }
    }

    private static func isPlural(_ word: String) -> Bool {
        if irregular.values.contains(word) { return true }
        return word.hasSuffix("s") && !["ss", "us", "is"].contains(where: word.hasSuffix) && !endingInS.contains(word)
    }

    private static func regular(_ noun: String, _ word: String) -> String {
        // "berry" becomes "berries", "day" stays with its y.
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return noun.dropLast() + "ies"
        }
        if word.hasSuffix("sis") { return noun.dropLast(2) + "es" }
        if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return noun + "es" }
        return noun + "s"
    }

    /// Nouns that end like plurals.
    private static let endingInS: Set = ["alias", "atlas", "bias", "canvas", "christmas", "gas", "lens"]

    private static let unchanged: Set = [
        "aircraft", "deer", "fish", "moose", "offspring", "series", "sheep", "species", "swine",
    ]

    private static let irregular = [
        "calf": "calves", "child": "children", "criterion": "criteria", "echo": "echoes", "elf": "elves",
        "foot": "feet", "goose": "geese", "half": "halves", "hero": "heroes", "knife": "knives", "leaf": "leaves",
        "life": "lives", "loaf": "loaves", "louse": "lice", "man": "men", "mouse": "mice", "ox": "oxen",
        "person": "people", "phenomenon": "phenomena", "potato": "potatoes", "quiz": "quizzes", "scarf": "scarves",
        "self": "selves", "shelf": "shelves", "thief": "thieves", "tomato": "tomatoes", "tooth": "teeth",
        "wife": "wives", "wolf": "wolves", "woman": "women",
    ]
}
