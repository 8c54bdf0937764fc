import Foundation

/// The operations on texts that predicates have. Stores call the same ones for their rows.
package enum PredicateTexts {
    /// The text without the differences that the options ignore.
    package static func folded(_ text: String, _ options: TextOptions) -> String {
        if options.isEmpty { return text }
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return options.contains(.ignoresCase) ? text.lowercased() : text }
        var ignored: String.CompareOptions = []
        if options.contains(.ignoresCase) { ignored.insert(.caseInsensitive) }
        if options.contains(.ignoresDiacritics) { ignored.insert(.diacriticInsensitive) }
        return text.folding(options: ignored, locale: nil)
    }

    /// Returns true if a text has a pattern: `contains`, `beginsWith`, `endsWith`, `like` or `matches`.
    package static func holds(
        _ comparison: PredicateComparison.Operator, _ text: String, _ pattern: String, _ options: TextOptions
    ) -> Bool {
        if case .matches = comparison { return fits(pattern, text, options) }
        let (text, pattern) = (folded(text, options), folded(pattern, options))
        return switch comparison {
        // An empty text is in every text.
        case .contains: pattern.isEmpty || has(text, pattern)
        case .beginsWith: text.hasPrefix(pattern)
        case .endsWith: text.hasSuffix(pattern)
        case .like: isLike(Array(text), wildcards(of: pattern))
        default: false
        }
    }

    /// Returns true if a collection contains the elements of another one in sequence. For texts it is the standard
    /// library's search, because Foundation's search fails for some texts.
    private static func has<Text: Collection, Part: Collection>(_ text: Text, _ part: Part) -> Bool
    where Text.Element: Equatable, Part.Element == Text.Element { text.contains(part) }

    /// Returns true if a whole text matches a regular expression; false if the expression is malformed.
    private static func fits(_ expression: String, _ value: String, _ options: TextOptions) -> Bool {
        let isFolded = options.contains(.ignoresDiacritics)
        let subject = isFolded ? folded(value, .ignoresDiacritics) : value
        let pattern = isFolded ? folded(expression, .ignoresDiacritics) : expression
        guard
            let regex = try? NSRegularExpression(
                pattern: "\\A(?:\(pattern))\\z", options: options.contains(.ignoresCase) ? .caseInsensitive : [])
        else { return false }
        return regex.firstMatch(in: subject, range: NSRange(subject.startIndex..., in: subject)) != nil
    }

    private enum Wildcard {
        case one, any
        case letter(Character)
    }

    private static func wildcards(of pattern: String) -> [Wildcard] {
        var result: [Wildcard] = []
        var isEscaped = false
        for letter in pattern {
            switch (isEscaped, letter) {
            case (false, "\\"):
                isEscaped = true
                continue
            case (false, "*"): result.append(.any)
            case (false, "?"): result.append(.one)
            default: result.append(.letter(letter))
            }
            isEscaped = false
        }
        return result
    }

    /// It goes back to the last `*` if the rest does not match, so that the time is at most the product of the lengths.
    private static func isLike(_ text: [Character], _ pattern: [Wildcard]) -> Bool {
        var (place, index) = (0, 0)
        var star: (place: Int, index: Int)?
        while place < text.count {
            switch index < pattern.count ? pattern[index] : nil {
            case .any?:
                star = (place, index)
                index += 1
                continue
            case .one?:
                (place, index) = (place + 1, index + 1)
                continue
            case .letter(let letter)? where letter == text[place]:
                (place, index) = (place + 1, index + 1)
                continue
            default:
                guard let last = star else { return false }
                star = (last.place + 1, last.index)
                (place, index) = (last.place + 1, last.index + 1)
            }
        }
        return pattern[index...].allSatisfy { if case .any = $0 { true } else { false } }
    }
}
