import Foundation

/// A writer that fills the gaps of a format whose gaps are numbered.
struct FormatFiller {
    let arguments: [LocalizedStringKey.Argument]
    let values: EnvironmentValues

    /// Calls `add` for each piece of a filled format: a string, or a text with its own styles.
    ///
    /// - Parameters:
    ///   - format: The format. Gaps without a valid argument position are left out.
    ///   - add: Receives the pieces in order.
    func fill(_ format: String, _ add: (LocalizedText.Content) -> Void) {
        var literal = ""
        for piece in FormatScanner(format) {
            switch piece {
            case .text(let text): literal += text
            case .percent: literal += "%"
            case .variable: break
            case .gap(let place, let specifier):
                guard let place, arguments.indices.contains(place - 1) else { continue }
                if case .text(let text) = arguments[place - 1] {
                    if !literal.isEmpty { add(.string(literal)) }
                    literal = ""
                    add(.text(text))
                } else {
                    literal += string(arguments[place - 1], specifier: specifier)
                }
            }
        }
        if !literal.isEmpty { add(.string(literal)) }
    }

    /// Returns a filled format without styles.
    func string(_ format: String) -> String {
        var result = ""
        fill(format) { content in
            switch content {
            case .string(let string): result += string
            case .text(let text): result += text.unmarkedString(in: values)
            }
        }
        return result
    }

    private func string(_ argument: LocalizedStringKey.Argument, specifier: String) -> String {
        let isPlain = ["@", "lld", "llu", "d", "ld", "lu", "u", "i", "li", "lli"].contains(specifier)
        switch argument {
        case .string(let string), .object(let string): return string
        case .integer(let number):
            return isPlain ? number.formatted(.number.locale(values.locale)) : printf(specifier, number)
        case .unsigned(let number):
            return isPlain ? number.formatted(.number.locale(values.locale)) : printf(specifier, number)
        case .double(let number):
            // `%lf` has six digits after the point, and is written as the locale does.
            if ["lf", "f", "@"].contains(specifier) {
                return number.formatted(.number.precision(.fractionLength(6)).locale(values.locale))
            }
            return printf(specifier, number)
        case .text: return ""
        }
    }

    /// Formats a number of 64 bits, independent of the length that the format names.
    private func printf(_ format: String, _ number: any CVarArg) -> String {
        guard let letter = format.last else { return "" }
        let flags = format.dropLast().filter { !"lhqLzjt*".contains($0) }
        let isInteger = !(number is Double)
        if "dixXuo".contains(letter) {
            if isInteger { return String(format: "%\(flags)ll\(letter)", locale: values.locale, number) }
            // A translator may want whole numbers.
            guard let value = number as? Double, let whole = Int64(exactly: value.rounded()) else { return "\(number)" }
            return String(format: "%\(flags)ll\(letter)", locale: values.locale, whole)
        }
        if "eEfFgGaA".contains(letter) {
            let value = number as? Double ?? Double("\(number)") ?? 0
            return String(format: "%\(flags)\(letter)", locale: values.locale, value)
        }
        return "\(number)"
    }
}

extension LocalizedStringKey.Argument {
    /// The argument as a number, which selects plural forms; nil if it is not a number.
    var number: Double? {
        switch self {
        case .integer(let number): Double(number)
        case .unsigned(let number): Double(number)
        case .double(let number): number
        default: nil
        }
    }
}
