/// A layout node that is a text. Its ``LayoutNode/roles`` contain ``NodeRoles/text``.
package protocol TextualNode: LayoutNode {
    /// The text as assistive technology speaks it.
    var spokenText: String { get }

    /// Adds values that depend on the layout of the text, such as its lines, to a preference (``PlacedPreferenceKey``).
    func addPreference<Key: PreferenceKey>(of key: Key.Type, to value: inout Key.Value?)
}

extension LayoutNode {
    /// The node as a ``TextualNode``; nil for other nodes.
    package final var textual: (any TextualNode)? { roles.contains(.text) ? self as? any TextualNode : nil }
}
