/// The cost of a graph's updates as counts. Tests assert these; times are for benchmarks.
public struct GraphCost: Equatable, Sendable {
    /// The number of nodes that ran.
    public var visited = 0

    /// The number of reads that were recorded.
    public var reads = 0

    /// The number of computed values and sources that turned out different.
    public var changes = 0

    /// Makes a cost of zero.
    public init() {}
}
