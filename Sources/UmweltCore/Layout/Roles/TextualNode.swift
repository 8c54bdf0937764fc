/// A layout node that is a text. Its ``LayoutNode/roles`` contain ``NodeRoles/text``.
package protocol TextualNode: LayoutNode {
    /// The text as assistive technology speaks it.
    var spokenText: String { get }

    /// Adds to a preference what the layout of the text decides, such as its lines (``PlacedPreferenceKey``).
    func addPreference<Key: PreferenceKey>(of key: Key.Type, to value: inout Key.Value?)
}

extension LayoutNode {
    /// The node as a ``TextualNode``; nil for other nodes.
    package final var textual: (any TextualNode)? { roles.contains(.text) ? self as? any TextualNode : nil }
}
