/// Values as text that is the same in each process: the elements of sets and dictionaries are sorted, and addresses left
/// out.
enum StableText {
    /// Returns the text of a value.
    static func of(_ value: Any) -> String {
        text(of: value).replacing(/0x[0-9a-f]{6,}/, with: "0x…").replacing("\n", with: " ")
    }

    private static func text(of value: Any) -> String {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional: return mirror.children.first.map { text(of: $0.value) } ?? "nil"
        case .collection: return "[\(mirror.children.map { text(of: $0.value) }.joined(separator: ", "))]"
        case .set: return "[\(mirror.children.map { text(of: $0.value) }.sorted().joined(separator: ", "))]"
        case .dictionary:
            let pairs = mirror.children.map { pair in
                Mirror(reflecting: pair.value).children.map { text(of: $0.value) }.joined(separator: ": ")
            }
            return "[\(pairs.isEmpty ? ":" : pairs.sorted().joined(separator: ", "))]"
        default:
            // An object without words of its own is described by its type with the module.
            if !(value is any CustomStringConvertible), type(of: value) is AnyClass { return "\(type(of: value))" }
            return "\(value)".replacing(/\bUmwelt\w*\./, with: "")
        }
    }
}
