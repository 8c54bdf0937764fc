import Foundation

/// A layout node that scrolls its content: the interface for layout, animations and hosts.
package protocol ScrollingNode: LayoutNode {
    /// The axes along which the content scrolls.
    var axes: Axis.Set { get }

    /// The viewport and a margin around it, in the content's coordinates; null until the content is placed.
    var nearby: CGRect { get }

    /// The scroll offset from the content's top left corner, in points.
    var hostOffset: CGPoint { get }

    /// Returns the frame of a child for hosts, which scroll themselves.
    func frameForHosts(of child: LayoutNode) -> CGRect

    /// Returns true if the content has been laid out since the last call.
    func consumeNewLayout() -> Bool

    /// Returns the distance in points by which the node has scrolled since the last call to keep visible content in
    /// place, and resets it.
    func consumeScrollShift() -> CGPoint

    /// Returns the animation to the scroll offset, if that has been set with an animation since the last call.
    func consumeScrollOffsetAnimation() -> ScrollOffsetAnimation?

    /// The last animated scrolling that hosts performed themselves.
    var hostGlide: HostGlide { get }

    /// Notifies the containers of bars around of the scroll offset.
    func notifyBars()

    /// Notifies the containers of bars around that the node does not show any more.
    func leaveBars()
}

extension LayoutNode {
    /// The node as a ``ScrollingNode``; nil for other nodes.
    ///
    /// Only scrolling nodes are cast, because casts to protocols are slow.
    package final var scrolling: (any ScrollingNode)? { scrollAxes == nil ? nil : self as? any ScrollingNode }

    /// The scroll offset from the content's top left corner, in points; nil if the node does not scroll.
    package final var scrollOffset: CGPoint? { scrolling?.hostOffset }

    /// Calls a function for the node, if it is a scroll view, and for each scroll view inside it.
    package final func forEachScrollView(_ body: (any ScrollingNode) -> Void) {
        if let scrolling { body(scrolling) }
        for child in children { child.forEachScrollView(body) }
    }
}
