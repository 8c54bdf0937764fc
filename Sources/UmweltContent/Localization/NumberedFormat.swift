import Foundation

/// A format with its gaps numbered, so that its parts can be filled one by one.
struct NumberedFormat {
    /// The format. Each gap has the position of its argument, as in `%2$@`.
    let text: String

    /// Numbers the gaps of a translation and inserts the texts of its variables.
    init(_ translation: Translation, arguments: [LocalizedStringKey.Argument]) {
        let rules = PluralRules(language: translation.language)
        var format = translation.format
        if !translation.forms.isEmpty, let number = arguments.lazy.compactMap(\.number).first {
            format = rules.choose(from: translation.forms, for: number) ?? format
        }
        var writer = Writer(variables: translation.variables, rules: rules, arguments: arguments)
        writer.write(format, current: nil, depth: 0)
        text = writer.text
    }

    private struct Writer {
        let variables: [String: Translation.Variable]
        let rules: PluralRules
        let arguments: [LocalizedStringKey.Argument]
        var text = ""
        private var next = 1

        init(
            variables: [String: Translation.Variable], rules: PluralRules, arguments: [LocalizedStringKey.Argument]
        ) {
            self.variables = variables
            self.rules = rules
            self.arguments = arguments
        }

        /// Appends a format. For the format of a variable, `current` is the position and the specifier of its number.
        mutating func write(_ format: String, current: (place: Int, specifier: String)?, depth: Int) {
            for piece in FormatScanner(format) {
                switch piece {
                case .text(let string): text += string
                case .percent: text += "%%"
                case .gap(let place, let specifier):
                    if specifier == "arg", let current {
                        text += "%\(current.place)$\(current.specifier)"
                    } else {
                        text += "%\(place ?? current?.place ?? consumeNext())$\(specifier)"
                    }
                case .variable(let place, let name):
                    // A variable may refer to others, but not to itself; the depth limits cycles.
                    guard let variable = variables[name], depth < 8 else { continue }
                    let place = place ?? variable.argument ?? current?.place ?? consumeNext()
                    let number = arguments.indices.contains(place - 1) ? arguments[place - 1].number : nil
                    let form = rules.choose(from: variable.forms, for: number ?? 0) ?? ""
                    write(form, current: (place, variable.specifier), depth: depth + 1)
                }
            }
        }

        private mutating func consumeNext() -> Int {
            defer { next += 1 }
            return next
        }
    }
}

/// An iterator over the pieces of a format: texts, gaps, variables.
struct FormatScanner: Sequence, IteratorProtocol {
    enum Piece: Equatable {
        /// The text between gaps.
        case text(String)
        /// Two percent signs, which represent one.
        case percent
        /// A gap: the position of its argument, nil for none, and its specifier without the percent sign.
        case gap(Int?, String)
        /// A variable by its name, with the position of its number, nil for none.
        case variable(Int?, String)
    }

    private var rest: Substring

    init(_ format: String) { rest = format[...] }

    mutating func next() -> Piece? {
        guard !rest.isEmpty else { return nil }
        guard rest.first == "%" else {
            let text = rest.prefix { $0 != "%" }
            rest = rest[text.endIndex...]
            return .text(String(text))
        }
        let start = rest
        rest = rest.dropFirst()
        if rest.first == "%" {
            rest = rest.dropFirst()
            return .percent
        }
        var place: Int?
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        if let number = Int(digits), number > 0, rest[digits.endIndex...].first == "$" {
            place = number
            rest = rest[digits.endIndex...].dropFirst()
        }
        if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
            let name = rest.dropFirst(2)[..<end]
            rest = rest[end...].dropFirst()
            return .variable(place, String(name))
        }
        if rest.hasPrefix("arg") {
            rest = rest.dropFirst(3)
            return .gap(place, "arg")
        }
        let end = rest.firstIndex { $0 == "@" || !Self.modifiers.contains($0) }
        guard let end, rest[end] == "@" || (rest[end].isASCII && rest[end].isLetter) else {
            // A lone sign represents itself.
            rest = start.dropFirst()
            return .percent
        }
        let specifier = rest[...end]
        rest = rest[rest.index(after: end)...]
        return .gap(place, String(specifier))
    }

    /// The characters that are allowed between the sign and the letter.
    private static let modifiers = Set("0123456789.+-# '*lhqLzjt")
}
