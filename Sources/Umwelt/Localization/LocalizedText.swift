import Foundation

/// A text that is looked up, for a locale, in a bundle's tables.
struct LocalizedText: Equatable, Sendable {
    let key: LocalizedStringKey
    let table: String?
    let bundle: Bundle?

    /// A piece of the finished text: a string, or a text with styles of its own.
    enum Piece {
        case string(String)
        case text(Text)
    }

    /// The text's pieces for a locale.
    func pieces(for locale: Locale) -> [Piece] {
        let format = translation(for: locale)
        // Without arguments or escapes there is nothing to fill in.
        if key.arguments.isEmpty && !format.utf8.contains(UInt8(ascii: "%")) { return [.string(format)] }
        var filler = FormatFiller(arguments: key.arguments, locale: locale)
        return filler.fill(format)
    }

    private func translation(for locale: Locale) -> String {
        guard let bundle else { return key.key }
        let language = locale.language.languageCode?.identifier ?? "en"
        for name in [locale.identifier, language, "Base"] {
            if let path = bundle.path(forResource: name, ofType: "lproj"), let inner = Bundle(path: path) {
                let found = inner.localizedString(forKey: key.key, value: Self.missing, table: table)
                if found != Self.missing { return found }
            }
        }
        return bundle.localizedString(forKey: key.key, value: key.key, table: table)
    }

    /// What no translation is.
    private static let missing = "\u{0}"
}

/// Fills the gaps of a format.
private struct FormatFiller {
    let arguments: [LocalizedStringKey.Argument]
    let locale: Locale
    private var next = 0

    init(arguments: [LocalizedStringKey.Argument], locale: Locale) {
        self.arguments = arguments
        self.locale = locale
    }

    mutating func fill(_ format: String) -> [LocalizedText.Piece] {
        var pieces: [LocalizedText.Piece] = []
        var literal = ""
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                literal += "%"
                rest = rest.dropFirst()
                continue
            }
            let end = rest.firstIndex { $0.isLetter && !"lhqLzjt".contains($0) || $0 == "@" } ?? rest.endIndex
            guard end < rest.endIndex else {
                literal += "%"
                continue
            }
            let specifier = rest[...end]
            rest = rest[rest.index(after: end)...]
            guard let argument = argument(for: specifier) else { continue }
            if case .text(let text) = argument {
                if !literal.isEmpty { pieces.append(.string(literal)) }
                literal = ""
                pieces.append(.text(text))
            } else {
                literal += string(argument, specifier: String(specifier))
            }
        }
        literal += rest
        if !literal.isEmpty || pieces.isEmpty { pieces.append(.string(literal)) }
        return pieces
    }

    /// The argument of a gap: by position, as in `%2$@`, or the next one.
    private mutating func argument(for specifier: Substring) -> LocalizedStringKey.Argument? {
        if let dollar = specifier.firstIndex(of: "$"), let position = Int(specifier[..<dollar]) {
            return arguments.indices.contains(position - 1) ? arguments[position - 1] : nil
        }
        defer { next += 1 }
        return arguments.indices.contains(next) ? arguments[next] : nil
    }

    private func string(_ argument: LocalizedStringKey.Argument, specifier: String) -> String {
        let format = specifier.drop { $0 != "$" }.isEmpty ? specifier : String(specifier.drop { $0 != "$" }.dropFirst())
        let isPlain = ["@", "lld", "llu", "d", "ld", "lu", "u"].contains(format)
        switch argument {
        case .string(let string), .object(let string): return string
        case .formatted(let text): return text.string(for: locale)
        case .integer(let number):
            return isPlain ? number.formatted(.number.locale(locale)) : printf(format, number)
        case .unsigned(let number):
            return isPlain ? number.formatted(.number.locale(locale)) : printf(format, number)
        case .double(let number):
            // `%lf` has six digits after the point, with the locale's signs.
            if ["lf", "f", "@"].contains(format) {
                return number.formatted(.number.precision(.fractionLength(6)).grouping(.never).locale(locale))
            }
            return printf(format, number)
        case .text: return ""
        }
    }

    /// Formats a number of 64 bits, whatever length the format names.
    private func printf(_ format: String, _ number: any CVarArg) -> String {
        guard let letter = format.last else { return "" }
        let flags = format.dropLast().filter { !"lhqLzjt".contains($0) }
        let isInteger = !(number is Double)
        if "dixXuo".contains(letter) {
            return isInteger ? String(format: "%\(flags)ll\(letter)", locale: locale, number) : ""
        }
        if "eEfFgGaA".contains(letter) {
            let value = number as? Double ?? Double("\(number)") ?? 0
            return String(format: "%\(flags)\(letter)", locale: locale, value)
        }
        return "\(number)"
    }
}
