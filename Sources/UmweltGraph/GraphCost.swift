/// What updates of a graph cost, in counts. Tests assert these; times are for benchmarks.
public struct GraphCost: Equatable, Sendable {
    /// Nodes that ran.
    public var visited = 0

    /// Reads that were recorded.
    public var reads = 0

    /// Computed values and sources that turned out different.
    public var changes = 0

    /// Zero of everything.
    public init() {}
}
