import Foundation

/// A layout node that keeps its content from its edges, or stands for a screen. Its ``LayoutNode/roles`` contain
/// ``NodeRoles/insets``.
package protocol InsettingNode: LayoutNode {
    /// The insets, in points, of what is in front of the content, such as a bar.
    var safeAreaInsets: EdgeInsets { get }

    /// The size of the content, for descendants with a size relative to their container; nil if the node does not stand
    /// for a screen.
    var sizeAsContainer: CGSize? { get }
}

extension InsettingNode {
    package var sizeAsContainer: CGSize? { nil }
}

extension LayoutNode {
    /// The node as an ``InsettingNode``; nil for other nodes.
    package final var insetting: (any InsettingNode)? { roles.contains(.insets) ? self as? any InsettingNode : nil }
}
