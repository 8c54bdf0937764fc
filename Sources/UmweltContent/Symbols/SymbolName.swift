/// The name of a symbol, parsed into the subject and the variant.
struct SymbolName: Hashable {
    /// The subject, such as `person` or `chevron.right`.
    var base: String

    /// The frame that the symbol is drawn in; nil for none.
    var enclosure: Enclosure?

    /// True if the symbol is drawn as an area instead of lines.
    var isFilled = false

    /// True if the symbol is crossed out.
    var isSlashed = false

    /// The name of the symbol in its corner, such as `plus`; nil for none.
    var badge: String?

    /// A frame that a symbol can be drawn in.
    enum Enclosure: String, CaseIterable {
        case circle, square, rectangle
    }

    /// Parses a name from its end, up to the first word that is not part of a variant.
    init(_ name: String) {
        var words = name.split(separator: ".").map(String.init)
        if let index = words.lastIndex(of: "badge"), index > 0, index < words.count - 1 {
            badge = words[(index + 1)...].filter { $0 != "fill" }.joined(separator: ".")
            isFilled = words.last == "fill"
            words.removeSubrange(index...)
        }
        while words.count > 1, let last = words.last {
            if last == "fill" {
                isFilled = true
            } else if last == "slash", !isSlashed {
                isSlashed = true
            } else if let found = Enclosure(rawValue: last), enclosure == nil, !isSlashed {
                enclosure = found
            } else {
                break
            }
            words.removeLast()
        }
        base = words.joined(separator: ".")
    }

    init(base: String) { self.base = base }

    /// The name with all words of the variant.
    var full: String {
        var words = [base]
        if isSlashed { words.append("slash") }
        if let enclosure { words.append(enclosure.rawValue) }
        if isFilled { words.append("fill") }
        if let badge { words += ["badge", badge] }
        return words.joined(separator: ".")
    }
}
