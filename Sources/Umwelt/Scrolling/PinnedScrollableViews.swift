/// Which parts of sections stay in sight while what is between them scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// The parts, as bits.
    public let rawValue: UInt32

    /// Makes a set of parts.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Headers, at the edge where the content begins to be seen.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)

    /// Footers, at the edge where the content ends to be seen.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
