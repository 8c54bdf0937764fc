/// Notices a node that runs again and again in one update, because it writes what it reads.
struct RunLimit {
    private var pass: UInt32 = 0
    private var runs: UInt32 = 0

    /// After this many runs in one update it is certain that there is no end.
    private static let mostRuns = 100

    /// Counts a run of `node`.
    mutating func count(_ node: GraphNode) {
        if pass != node.graph.passCount {
            pass = node.graph.passCount
            runs = 0
        }
        runs += 1
        if runs > Self.mostRuns {
            fatalError("The graph has a cycle: \(node.name) writes what it reads, again and again.")
        }
    }
}
