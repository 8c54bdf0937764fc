/// The letters that are typed to find an item of a menu.
struct TypeSelection {
    private var text = ""
    private var time = -Double.infinity

    /// Returns the index of the next item that starts with the typed text; nil for none.
    ///
    /// The same letter again finds the next item. Letters that follow each other in less than
    /// ``InputThresholds/typeSelection`` seconds are one word.
    ///
    /// - Parameters:
    ///   - characters: The characters of the key.
    ///   - now: The time in seconds.
    ///   - labels: The items' labels.
    ///   - index: The item that has the focus; nil for none.
    mutating func find(_ characters: String, at now: Double, in labels: [String], from index: Int?) -> Int? {
        text = now - time < InputThresholds.typeSelection ? text + characters : characters
        time = now
        let isRepeated = text.allSatisfy { $0 == text.first }
        let wanted = (isRepeated ? String(text.prefix(1)) : text).lowercased()
        let start = isRepeated ? (index ?? -1) + 1 : max(index ?? 0, 0)
        return (start..<start + labels.count).map { $0 % labels.count }
            .first { labels[$0].lowercased().hasPrefix(wanted) }
    }
}
