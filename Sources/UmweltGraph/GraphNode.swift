/// Something in a ``Graph`` that others can read, or that reads others, or both.
///
/// A node has a *depth*: it is greater than the depth of everything the node reads, so that running dirty nodes in
/// order of depth runs each at most once. Umwelt's views are nodes too, which is why the class is open.
///
/// A graph and its nodes belong to one isolation domain (in Umwelt the main actor); they are not `Sendable`.
open class GraphNode {
    /// The graph that this node lives in.
    public final let graph: Graph

    /// How deep the node is; greater than that of everything it reads.
    public final var depth: Int32 { level }

    // Not public, so that the compiler can see all accesses.
    final var level: Int32

    /// Breaks ties between nodes of one depth: creation order.
    final let order: UInt32

    /// Where the node stands in the queue while it is dirty.
    final var queueIndex: UInt32 = 0

    final var flags: Flags = []

    /// The head of the list of edges to what this node reads.
    final var firstInput = EdgePool.none

    /// The edge to what this node read last, in the run that is under way or else in its last run.
    final var lastInput = EdgePool.none

    /// The head of the list of edges from what reads this node.
    final var firstReader = EdgePool.none

    /// In which of the graph's runs this node was last read: reading one thing many times in one run adds one edge.
    final var lastRun: UInt64 = 0

    /// In which of the graph's walks this node and all that it depends on were found up to date.
    final var upToDateAt: UInt64 = 0

    struct Flags: OptionSet {
        let rawValue: UInt8
        /// The node waits to run.
        static let isQueued = Flags(rawValue: 1)
        /// The node waits to run for the first time and has no value until then.
        static let isFresh = Flags(rawValue: 2)
        static let isRunning = Flags(rawValue: 4)
        /// The node's readers wait to be raised above it.
        static let isRaised = Flags(rawValue: 8)
        static let isRemoved = Flags(rawValue: 16)
        /// Whoever reads the node brings it up to date first.
        static let isValue = Flags(rawValue: 32)
    }

    /// Makes a node without inputs, readers or dirt.
    public init(in graph: Graph, depth: Int = 0) {
        self.graph = graph
        self.level = Int32(clamping: max(depth, 0))
        self.order = graph.nextOrder()
    }

    deinit { if !isRemoved { graph.remove(self) } }

    /// Does the node's work. The graph calls it when something that the node read has changed; reads are recorded.
    open func update() {}

    /// Whether the node has to run now that something it read was written. A node that answers false keeps its inputs;
    /// what it reads while deciding is added to them. The default is true.
    open func shouldUpdate() -> Bool { true }

    /// Tells the node that one of its inputs has changed, before it runs; once for each. The default does nothing.
    open func inputDidChange(_ input: GraphNode) {}

    /// What messages call the node.
    open var name: String { String(describing: type(of: self)) }

    /// Whether the node waits for the next update.
    public final var isDirty: Bool { flags.contains(.isQueued) }

    /// Whether ``remove()`` was called.
    public final var isRemoved: Bool { flags.contains(.isRemoved) }

    /// How many nodes read this one now.
    public final var readerCount: Int {
        var count = 0
        graph.edges.forEachReader(of: self) { _ in count += 1 }
        return count
    }

    /// Takes the node out of the graph: it forgets its inputs, its readers forget it, and it never runs again. A node
    /// that is released does so by itself; nodes whose closures hold each other have to be removed to be released.
    public final func remove() {
        graph.remove(self)
        forgetWork()
    }

    /// Lets the closures go that the node would have run: they may hold nodes that hold this one.
    func forgetWork() {}

    /// Lets the current reader depend on this node.
    @inline(__always)
    public final func track() {
        // Who runs is kept by whoever runs it.
        graph.recording.reader?._withUnsafeGuaranteedRef { graph.connect(self, to: $0) }
    }

    /// Makes everything that reads this node dirty. Call it after the value behind the node has changed.
    public final func invalidateReaders() { graph.invalidateReaders(of: self) }

    /// Makes this node itself dirty: it runs in the next update.
    public final func invalidate() { graph.invalidate(self) }

    /// Calls `body` for every node that reads this one.
    public final func forEachReader(_ body: (GraphNode) -> Void) { graph.edges.forEachReader(of: self, body) }
}
