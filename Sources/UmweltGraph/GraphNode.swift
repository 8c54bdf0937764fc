/// A node of a ``Graph`` that others can read, and that may read others itself.
open class GraphNode: GraphReader {
    /// The number of the run in which this node was last read, so that repeated reads in one run add only one edge.
    final var lastRun: UInt64 = 0

    /// The number of the traversal in which this node and all of its inputs were found up to date.
    final var upToDateAt: UInt64 = 0

    // The last, so that small values of subclasses share its word.
    /// The head of the list of edges to the readers of this node.
    final var firstReader = EdgePool.none

    /// Makes a node without inputs and readers, which is not dirty.
    ///
    /// - Parameter depth: The initial depth; it grows when the node reads deeper ones.
    public override init(in graph: Graph, depth: Int = 0) {
        super.init(in: graph, depth: depth)
        flags.insert(.isReadable)
    }

    // Here, and not where the other nodes leave their graph: the list of readers is gone by then.
    deinit { if !isRemoved { graph.remove(self) } }

    /// The number of current readers of this node.
    public final var readerCount: Int {
        var count = 0
        graph.edges.forEachReader(of: self) { _ in count += 1 }
        return count
    }

    /// Makes the current reader depend on this node.
    @inline(__always)
    public final func track() {
        // The running node is retained by its caller, so that reads need no reference counting.
        graph.recording.reader?._withUnsafeGuaranteedRef { graph.connect(self, to: $0) }
    }

    /// Makes all readers of this node dirty. Call it after the value of the node has changed.
    public final func invalidateReaders() { graph.invalidateReaders(of: self) }

    /// Calls `body` for every reader of this node.
    ///
    /// - Parameter body: Called once for each reader, in no particular order.
    public final func forEachReader(_ body: (GraphReader) -> Void) { graph.edges.forEachReader(of: self, body) }
}
