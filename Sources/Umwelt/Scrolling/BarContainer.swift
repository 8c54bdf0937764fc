/// A layout node with bars above or below content that scrolls beneath them, such as a navigation bar. How far the
/// content is scrolled decides whether the bar has a line.
///
/// Nodes that conform answer true to ``LayoutNode/hasBars``, so that a scroll area finds them without casts.
package protocol BarContainer: LayoutNode {
    /// Called when a scroll area inside has another content offset or another place.
    func scrollAreaMoved(_ node: ScrollNode)

    /// Called when a scroll area is inside no longer, or has left the tree.
    func scrollAreaLeft(_ node: ScrollNode)
}
