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

    /// Whether its content is fetched again when somebody pulls it down.
    public var canRefresh = false

    /// Whether it wants to hear when its user begins and stops to scroll, such as to come to rest at some places only.
    public var settles = false

    /// Whether its content is shown outside of it too.
    public var showsOutside = false

    /// Whether what is around it never scrolls in its place, from side to side, when it is at its end.
    public var keepsHorizontalScrolls = false

    /// Whether what is around it never scrolls in its place, up or down, when it is at its end.
    public var keepsVerticalScrolls = false

    /// Describes something in which all can be seen.
    public init() {}
}
