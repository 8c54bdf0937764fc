import Foundation

/// A layout node whose text the user edits, such as a field. Its initializer sets ``LayoutNode/isEditable``.
package protocol EditableNode: LayoutNode {
    /// The text in the node, also if it is secret.
    var writtenText: String? { get }

    /// True if hosts with text widgets draw the text themselves.
    var isDrawnByHost: Bool { get }

    /// Returns the update that brings the host's text up to date; nil if the host has it.
    ///
    /// - Parameter isNew: True if the host has not been sent the node yet.
    func textUpdate(isNew: Bool) -> TextUpdate?

    /// Called when the node has got or lost the keyboard focus.
    func focusChanged(_ isFocused: Bool)
}

extension LayoutNode {
    /// The node as an ``EditableNode``; nil for other nodes.
    ///
    /// Only editable nodes are cast, because casts to protocols are slow.
    package final var editing: (any EditableNode)? { isEditable ? self as? any EditableNode : nil }
}
