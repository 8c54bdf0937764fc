import Foundation

/// A layout node with bars that content scrolls beneath. Its ``LayoutNode/roles`` contain ``NodeRoles/bars``.
package protocol BarNode: LayoutNode {
    /// Called when the content may have got a navigation bar at its top, or lost it.
    func barsChanged()
}

extension LayoutNode {
    /// The node as a ``BarNode``; nil for other nodes.
    package final var barNode: (any BarNode)? { hasBars ? self as? any BarNode : nil }
}

/// A layout node whose content moves with the bar above it. Its ``LayoutNode/roles`` contain ``NodeRoles/followsBar``.
package protocol BarFollowingNode: LayoutNode {
    /// Called when the bar above is shorter than the safe area by a length in points: the content moves up by it.
    func barFolded(by length: CGFloat)
}

extension LayoutNode {
    /// The node as a ``BarFollowingNode``; nil for other nodes.
    package final var barFollower: (any BarFollowingNode)? {
        roles.contains(.followsBar) ? self as? any BarFollowingNode : nil
    }
}
