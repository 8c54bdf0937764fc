/// A question for a name among the public declarations of a module: `padding`, `View.padding`, `padding(_:_:)` or
/// `NavigationStack`.
struct NameQuery {
    /// The types around, and the name without its labels.
    private let words: [Substring]

    /// The labels with their parentheses; nil for any.
    private let labels: Substring?

    /// The greatest difference of names that look alike, in letters.
    private static let maxDistance = 2

    /// The greatest number of similar names in an answer.
    private static let maxSimilar = 8

    init(_ text: String) {
        (words, labels) = Self.parts(text.hasPrefix(".") ? text.dropFirst() : text[...])
    }

    /// The name alone, without the types around it.
    var base: String { words.last.map(String.init) ?? "" }

    /// True if the text is a name.
    var isValid: Bool { !words.isEmpty && words.allSatisfy { $0.first.map { !$0.isNumber } ?? false } }

    /// Returns the declarations with the name.
    func matches(in names: PublicNames) -> [PublicNames.Entry] {
        names.entries.filter { entry in
            let (path, labels) = Self.parts(entry.name[...])
            return path.count >= words.count && path.suffix(words.count).elementsEqual(words)
                && (self.labels == nil || self.labels == labels)
        }
    }

    /// Returns names that look alike, the most similar first.
    func similarNames(in names: PublicNames) -> [String] {
        let wanted = base.lowercased()
        var distances: [String: Int] = [:]
        for entry in names.entries {
            let name = Self.parts(entry.name[...]).words.last.map(String.init) ?? ""
            let lower = name.lowercased()
            if distances[name] != nil || abs(lower.count - wanted.count) > Self.maxDistance && !lower.contains(wanted) {
                continue
            }
            let distance = CommandWord.distance(wanted, lower)
            if distance <= Self.maxDistance || wanted.count > 3 && lower.contains(wanted) { distances[name] = distance }
        }
        return distances.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(Self.maxSimilar).map(\.key)
    }

    /// Splits a qualified name.
    private static func parts(_ name: Substring) -> (words: [Substring], labels: Substring?) {
        let end = name.firstIndex(of: "(") ?? name.endIndex
        return (name[..<end].split(separator: "."), end == name.endIndex ? nil : name[end...])
    }
}
