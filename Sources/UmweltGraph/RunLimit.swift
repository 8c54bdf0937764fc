/// Notices a node that runs again and again in one update, because it writes what it reads.
struct RunLimit {
    private var pass: UInt32 = 0
    private var runs: UInt32 = 0

    /// After this many runs in one update it is certain that there is no end.
    private static let maxRuns: UInt32 = 100

    /// Counts a run in an update; false if it is one too many.
    @inline(__always)
    mutating func allowsRun(in pass: UInt32) -> Bool {
        runs = self.pass == pass ? runs &+ 1 : 1
        self.pass = pass
        return runs <= Self.maxRuns
    }
}

extension Graph {
    /// Stops the program: `node` never comes to rest.
    func reportEndlessRuns(of node: GraphNode) -> Never {
        fatalError("The graph has a cycle: \(node.name) writes what it reads, again and again.")
    }
}
