import Umwelt

/// The keys of a field, for hosts without widgets for fields. The insertion point is always the end of the text.
@MainActor
enum FieldKeys {
    /// Writes a key into a field. Returns false if the node is not a field, or the key types nothing.
    static func write(_ press: KeyboardEvent, into node: HostNode, of view: ViewHost) -> Bool {
        guard case .field(let input) = node.semantics.role,
            let text = SemanticsNode.first(in: view.semantics, where: { $0.hostNode == node })?.text
        else { return false }
        switch press.key {
        case .return where input.kind != .lines: return node.send(.submit)
        case .return: return node.send(.setText(text: text + "\n"))
        case .delete: return !text.isEmpty && node.send(.setText(text: String(text.dropLast())))
        default: return !press.characters.isEmpty && node.send(.setText(text: text + press.characters))
        }
    }
}
