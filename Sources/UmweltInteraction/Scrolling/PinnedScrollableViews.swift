/// The section parts that stay visible while the rows between them scroll.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The parts, as bits.
    public let rawValue: UInt32

    /// Makes a set of parts.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Headers, at the start of the visible content.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)

    /// Footers, at the edge where the visible content ends.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
