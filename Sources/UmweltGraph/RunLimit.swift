/// A counter that detects a node that runs endlessly in one update, because it writes a value that it reads.
struct RunLimit {
    private var pass: UInt32 = 0
    private var runs: UInt32 = 0

    /// The maximum number of runs of a node in one update, after which it is certain that the update never ends.
    private static let maxRuns: UInt32 = 100

    /// Counts a run in an update. Returns false if it exceeds the maximum.
    @inline(__always)
    mutating func allowsRun(in pass: UInt32) -> Bool {
        runs = self.pass == pass ? runs &+ 1 : 1
        self.pass = pass
        return runs <= Self.maxRuns
    }
}

extension Graph {
    /// Stops the program: `node` runs endlessly.
    func reportEndlessRuns(of node: GraphReader) -> Never {
        fatalError("The graph has a cycle: \(node.name) writes what it reads, again and again.")
    }
}
