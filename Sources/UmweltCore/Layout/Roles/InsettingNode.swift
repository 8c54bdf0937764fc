import Foundation

/// A layout node that insets its content, or represents a screen. Its ``LayoutNode/roles`` contain
/// ``NodeRoles/insets``.
package protocol InsettingNode: LayoutNode {
    /// The insets for overlays of the content, such as a bar, in points.
    var safeAreaInsets: EdgeInsets { get }

    /// The size of the content, for descendants with a size relative to their container; nil if the node does not
    /// represent a screen.
    var sizeAsContainer: CGSize? { get }
}

extension InsettingNode {
    package var sizeAsContainer: CGSize? { nil }
}

extension LayoutNode {
    /// The node as an ``InsettingNode``; nil for other nodes.
    package final var insetting: (any InsettingNode)? { roles.contains(.insets) ? self as? any InsettingNode : nil }
}
