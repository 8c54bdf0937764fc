/// What something that scrolls is to people who use it.
public struct ScrollSemantics: Sendable, Hashable {
    /// Whether its user may scroll it.
    public var canScroll = true

    /// Whether there is more from side to side than can be seen.
    public var scrollsHorizontally = false

    /// Whether there is more from top to bottom than can be seen.
    public var scrollsVertically = false

    /// Whether it shows which part from side to side can be seen.
    public var showsHorizontalIndicator = true

    /// Whether it shows which part from top to bottom can be seen.
    public var showsVerticalIndicator = true

    /// Whether it comes to rest only at some places: it wants to hear when its user has scrolled.
    public var settles = false

    /// Describes something in which all can be seen.
    public init() {}
}
