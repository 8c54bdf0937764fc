/// The semantics of a scrollable node.
public struct ScrollSemantics: Sendable, Hashable {
    /// True if the user may scroll the node.
    public var canScroll = true

    /// True if the content is wider than the viewport.
    public var scrollsHorizontally = false

    /// True if the content is higher than the viewport.
    public var scrollsVertically = false

    /// True if an indicator shows the horizontal position.
    public var showsHorizontalIndicator = true

    /// True if an indicator shows the vertical position.
    public var showsVerticalIndicator = true

    /// True if the content is fetched again when the user pulls it down.
    public var canRefresh = false

    /// True if the node is notified when the user begins and ends scrolling, for example to snap to positions.
    public var settles = false

    /// True if content outside of the viewport is visible too.
    public var showsOutside = false

    /// True if a horizontal scroll that reaches the end of the content does not continue in an ancestor.
    public var keepsHorizontalScrolls = false

    /// True if a vertical scroll that reaches the end of the content does not continue in an ancestor.
    public var keepsVerticalScrolls = false

    /// The content's distances from the edges of the viewport in points, where bars cover it; leading is left.
    public var insets = EdgeInsets()

    /// Makes the semantics of a node whose whole content is visible.
    public init() {}

    /// Hashes only the axes and the insets, in which scroll nodes differ most.
    public func hash(into hasher: inout Hasher) {
        hasher.combine([scrollsHorizontally, scrollsVertically, canScroll])
        hasher.combine([insets.top, insets.leading, insets.bottom, insets.trailing])
    }
}
