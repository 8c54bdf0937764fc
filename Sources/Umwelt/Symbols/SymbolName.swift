/// The name of a symbol, taken apart: what it shows, and in which variant.
struct SymbolName: Hashable {
    /// What it shows, such as `person` or `chevron.right`.
    var base: String

    /// What it is drawn in, if anything.
    var enclosure: Enclosure?

    /// Whether it is drawn as an area, and not as lines.
    var isFilled = false

    /// Whether it is crossed out.
    var isSlashed = false

    /// What stands in its corner, such as `plus`.
    var badge: String?

    /// What a symbol can be drawn in.
    enum Enclosure: String, CaseIterable {
        case circle, square, rectangle
    }

    /// Takes a name apart from its end, as far as it goes.
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

    /// The name that says all of it.
    var full: String {
        var words = [base]
        if isSlashed { words.append("slash") }
        if let enclosure { words.append(enclosure.rawValue) }
        if isFilled { words.append("fill") }
        if let badge { words += ["badge", badge] }
        return words.joined(separator: ".")
    }
}
