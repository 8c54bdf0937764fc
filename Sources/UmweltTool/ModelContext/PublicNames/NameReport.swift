/// Declarations with their documentation, as text.
struct NameReport {
    let text: String

    /// The greatest numbers of declarations with all of their documentation, of declarations, and of members in an
    /// answer: guesses at what a reader uses.
    private static let (maxComplete, maxEntries, maxMembers) = (3, 30, 80)

    init(_ entries: [PublicNames.Entry], names: PublicNames) {
        let isShort = entries.count > Self.maxComplete
        var parts = entries.prefix(Self.maxEntries).map { entry in
            let comment = isShort ? entry.documentation.firstParagraph : entry.documentation
            return "\(entry.name)\n\(entry.declaration)" + (comment.isEmpty ? "" : "\n\(comment)")
        }
        if entries.count > Self.maxEntries { parts.append("And \(entries.count - Self.maxEntries) more.") }
        if let type = entries.first(where: \.isType), entries.count(where: \.isType) == 1 {
            let members = names.entries.filter { $0.name.hasPrefix(type.name + ".") }
                .map { $0.name.dropFirst(type.name.count + 1) }
            let shown = Array(Set(members)).sorted()
            let rest = shown.count - Self.maxMembers
            let list = shown.prefix(Self.maxMembers).joined(separator: ", ")
            if !shown.isEmpty { parts.append("Members: \(list)\(rest > 0 ? ", and \(rest) more" : "").") }
        }
        text = parts.joined(separator: "\n\n")
    }
}

extension String {
    /// The text up to the first empty line.
    fileprivate var firstParagraph: String {
        split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }.joined(separator: " ")
    }
}
