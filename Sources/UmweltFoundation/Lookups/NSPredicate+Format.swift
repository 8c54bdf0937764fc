import Foundation

extension NSPredicate {
    /// Makes a predicate of texts by a format, as in `SELF MATCHES %@`.
    ///
    /// Of Apple's formats those have a meaning here that compare `SELF` with one text, as forms check what is typed:
    /// `MATCHES` a regular expression, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` (with `*` and `?`), `==` and `!=`,
    /// each also without regard to case (`[c]`) and to diacritics (`[d]`). Any other format stops the program, as one that
    /// is malformed does on Apple's systems.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format.
    ///   - args: The text that the format names `%@`.
    public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
        self.init(format: predicateFormat, argumentArray: args)
    }

    /// Makes a predicate of texts by a format, as in `SELF MATCHES %@`; see ``NSPredicate/init(format:_:)``.
    ///
    /// - Parameters:
    ///   - predicateFormat: The format.
    ///   - arguments: The text that the format names `%@`.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        guard let comparison = TextComparison(format: predicateFormat, arguments: arguments ?? []) else {
            preconditionFailure("The predicate “\(predicateFormat)” does not compare SELF with a text.")
        }
        self.init { value, _ in comparison.holds(for: value) }
    }
}

/// A comparison of a value with a text.
struct TextComparison: Sendable {
    private enum Operator: String {
        case matches = "MATCHES"
        case contains = "CONTAINS"
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case like = "LIKE"
        case equal = "=="
        case unequal = "!="
    }

    private let comparison: Operator
    private let text: String
    private let options: String.CompareOptions

    /// Reads a format; nil if it is of another kind.
    init?(format: String, arguments: [Any]) {
        // The text is last, in quotes or as `%@`.
        let form = /\s*(?i:SELF)\s*([A-Za-z]+|==?|!=)\s*(?:\[([cdCD]+)\])?\s*(%@|"[^"]*"|'[^']*')\s*/
        guard let match = format.wholeMatch(of: form) else { return nil }
        let name = match.1 == "=" ? "==" : match.1.uppercased()
        guard let comparison = Operator(rawValue: name) else { return nil }
        self.comparison = comparison
        if match.3 == "%@" {
            guard arguments.count == 1, let argument = arguments.first else { return nil }
            text = argument as? String ?? "\(argument)"
        } else {
            text = String(match.3.dropFirst().dropLast())
        }
        var options: String.CompareOptions = []
        let letters = match.2?.lowercased() ?? ""
        if letters.contains("c") { options.insert(.caseInsensitive) }
        if letters.contains("d") { options.insert(.diacriticInsensitive) }
        self.options = options
    }

    /// Returns true if a value is a text that compares so.
    func holds(for value: Any?) -> Bool {
        guard let value = value as? String else { return comparison == .unequal }
        return switch comparison {
        case .matches: fits(text, value)
        case .like: fits(Self.expression(ofWildcards: text), value)
        case .contains: value.range(of: text, options: options) != nil
        case .beginsWith: value.range(of: text, options: options.union(.anchored)) != nil
        case .endsWith: value.range(of: text, options: options.union([.anchored, .backwards])) != nil
        case .equal: value.compare(text, options: options) == .orderedSame
        case .unequal: value.compare(text, options: options) != .orderedSame
        }
    }

    /// Returns true if a whole text matches a regular expression; false if the expression is malformed.
    private func fits(_ expression: String, _ value: String) -> Bool {
        let folded = options.contains(.diacriticInsensitive)
        let subject = folded ? value.folding(options: .diacriticInsensitive, locale: nil) : value
        let pattern = folded ? expression.folding(options: .diacriticInsensitive, locale: nil) : expression
        let options: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
        guard let regex = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options) else {
            return false
        }
        return regex.firstMatch(in: subject, range: NSRange(subject.startIndex..., in: subject)) != nil
    }

    private static func expression(ofWildcards text: String) -> String {
        text.map { letter in
            switch letter {
            case "*": ".*"
            case "?": "."
            default: NSRegularExpression.escapedPattern(for: String(letter))
            }
        }.joined()
    }
}
