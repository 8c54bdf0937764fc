/// A layout node with bars above or below content that scrolls beneath them, such as a navigation bar. The scroll
/// offset of the content decides whether the bar has a line.
///
/// Nodes that conform return true from ``LayoutNode/hasBars``, so that a scroll area finds them without casts.
package protocol BarContainer: LayoutNode {
    /// Called when the content offset or the place of a scroll area inside has changed.
    func scrollAreaMoved(_ node: ScrollNode)

    /// Called when a scroll area is no longer inside, or has left the tree.
    func scrollAreaLeft(_ node: ScrollNode)
}
