import Foundation

extension PersonNameComponents {
    /// Makes the components of a name that is written as text.
    ///
    /// - Parameter value: The value.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// Makes the components of a name by a strategy.
    ///
    /// - Parameters:
    ///   - value: The input of the strategy.
    ///   - strategy: The strategy, which reads the input.
    public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
    where S.ParseOutput == PersonNameComponents {
        self = try strategy.parse(value)
    }

    /// The strategy that reads the names of users, of words in Latin script or of Chinese, Japanese or Korean
    /// characters.
    ///
    /// A comma after the family name, or a family name in capitals, marks a name in which the family name comes first.
    /// Titles and suffixes are known by their usual abbreviations in English; text in parentheses is left out.
    public struct ParseStrategy: Codable, Hashable, Sendable {
        /// The locale whose language decides the order of names.
        var locale = Locale.autoupdatingCurrent

        /// Makes the strategy.
        public init() {}
    }
}

extension PersonNameComponents.ParseStrategy: ParseStrategy {
    /// Reads a name; throws if the text contains no word.
    ///
    /// - Parameter value: The text.
    public func parse(_ value: String) throws -> PersonNameComponents {
        var name = PersonNameComponents()
        var parts = Self.withoutAsides(value).split(separator: ",").map(Self.words).filter { !$0.isEmpty }
        guard !parts.isEmpty else {
            throw CocoaError(.formatting, userInfo: [NSDebugDescriptionErrorKey: "\(value) is not a person's name."])
        }
        if parts[0].count > 1, Self.titles.contains(Self.key(parts[0][0])) { name.namePrefix = parts[0].removeFirst() }
        while parts.count > 1, parts[parts.count - 1].allSatisfy({ Self.suffixes.contains(Self.key($0)) }) {
            let suffix = parts.removeLast().joined(separator: " ")
            name.nameSuffix = [suffix, name.nameSuffix].compactMap { $0 }.joined(separator: ", ")
        }
        if parts[0].count > 1, name.nameSuffix == nil, Self.suffixes.contains(Self.key(parts[0][parts[0].count - 1])) {
            name.nameSuffix = parts[0].removeLast()
        }
        if parts.count > 1 {
            name.familyName = parts[0].joined(separator: " ")
            setGiven(parts[1...].flatMap { $0 }, in: &name)
        } else if parts[0].allSatisfy(Self.isDense) {
            setDense(parts[0], in: &name)
        } else {
            setLatin(parts[0], in: &name)
        }
        return name
    }

    private func setGiven(_ words: [String], in name: inout PersonNameComponents) {
        name.givenName = words.first
        if words.count > 1 { name.middleName = words.dropFirst().joined(separator: " ") }
    }

    private func setLatin(_ words: [String], in name: inout PersonNameComponents) {
        guard words.count > 1 else { return setGiven(words, in: &name) }
        let isFirstCapital = Self.isCapital(words[0]) && !words.allSatisfy(Self.isCapital)
        if isFirstCapital || ["hu", "vi"].contains(locale.language.languageCode?.identifier) {
            name.familyName = words[0]
            return setGiven(Array(words.dropFirst()), in: &name)
        }
        // The family name begins with words such as “van”, or is the last word.
        let start = words.indices.dropFirst().dropLast().first { Self.particles.contains(words[$0]) } ?? words.count - 1
        name.familyName = words[start...].joined(separator: " ")
        setGiven(Array(words[..<start]), in: &name)
    }

    /// Names without spaces begin with the family name: one character or, in names of more than three characters, two.
    private func setDense(_ words: [String], in name: inout PersonNameComponents) {
        if words.count > 1 {
            name.familyName = words[0]
            name.givenName = words.dropFirst().joined()
        } else if words[0].count < 2 {
            name.givenName = words[0]
        } else {
            let length = words[0].count > 3 ? 2 : 1
            name.familyName = String(words[0].prefix(length))
            name.givenName = String(words[0].dropFirst(length))
        }
    }

    /// Returns a text without the parts in parentheses or brackets.
    private static func withoutAsides(_ text: String) -> String {
        var depth = 0
        return text.filter { character in
            if "([{（".contains(character) { depth += 1 }
            defer { if ")]}）".contains(character) { depth = max(depth - 1, 0) } }
            return depth == 0 && !")]}）".contains(character)
        }
    }

    /// Returns the words of a text, without characters that are in no name.
    private static func words(_ text: Substring) -> [String] {
        text.split { $0.isWhitespace }.compactMap { word in
            guard word.contains(where: \.isLetter) else { return nil }
            return word.filter { $0.isLetter || "'’-‐.·".contains($0) }
        }
    }

    /// Returns a word as the lists of titles and suffixes have it.
    private static func key(_ word: String) -> String { word.filter { $0 != "." }.lowercased() }

    private static func isCapital(_ word: String) -> Bool {
        word.count > 1 && !word.contains { $0.isLowercase || $0 == "." }
    }

    /// Returns true for a word of Chinese, Japanese or Korean characters.
    private static func isDense(_ word: String) -> Bool { word.unicodeScalars.allSatisfy { $0.value >= 0x2E80 } }

    private static let titles: Set = [
        "dr", "fr", "lady", "lord", "madam", "miss", "mr", "mrs", "ms", "mx", "prof", "professor", "rev", "sir",
    ]
    private static let suffixes: Set = ["esq", "ii", "iii", "iv", "jr", "md", "phd", "sr"]
    private static let particles: Set = [
        "af", "al", "bin", "da", "de", "del", "della", "den", "der", "di", "do", "dos", "du", "el", "ibn", "la", "le",
        "ten", "ter", "van", "von", "zu",
    ]
}

extension PersonNameComponents.FormatStyle: ParseableFormatStyle {
    /// The strategy that reads names in the format's locale.
    public var parseStrategy: PersonNameComponents.ParseStrategy {
        var strategy = PersonNameComponents.ParseStrategy()
        strategy.locale = locale
        return strategy
    }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// The strategy that reads the names of users.
    public static var name: Self { Self() }
}
