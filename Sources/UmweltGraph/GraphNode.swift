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
    public internal(set) final var depth: Int32

    /// Breaks ties between nodes of one depth: creation order.
    final let order: UInt32

    final var flags: Flags = []

    /// The head of the list of edges to what this node reads.
    final var firstInput = EdgePool.none

    /// The head of the list of edges from what reads this node.
    final var firstReader = EdgePool.none

    /// The node that registered last as a reader, and in which of the graph's runs: reading one thing many times in
    /// one run adds one edge.
    final var lastRun: UInt32 = 0

    struct Flags: OptionSet {
        let rawValue: UInt8
        static let isQueued = Flags(rawValue: 1)
        static let isRunning = Flags(rawValue: 2)
        static let isRemoved = Flags(rawValue: 4)
    }

    /// Makes a node without inputs, readers or dirt.
    public init(in graph: Graph, depth: Int = 0) {
        self.graph = graph
        self.depth = Int32(clamping: depth)
        self.order = graph.nextOrder()
    }

    /// Does the node's work. The graph calls it when something that the node read has changed; reads are recorded.
    open func update() {}

    /// Whether the node has to run now that something it read was written. A node that answers false keeps its inputs;
    /// what it reads while deciding is added to them. The default is true.
    open func shouldUpdate() -> Bool { true }

    /// Tells the node which of its inputs was written, before it runs. The default does nothing.
    open func inputDidChange(_ input: GraphNode) {}

    /// What messages call the node.
    open var name: String { String(describing: type(of: self)) }

    /// Whether the node waits for the next update.
    public final var isDirty: Bool { flags.contains(.isQueued) }

    /// Whether ``remove()`` was called.
    public final var isRemoved: Bool { flags.contains(.isRemoved) }

    /// How many nodes read this one now.
    public final var readerCount: Int { graph.edges.readerCount(of: self) }

    /// Takes the node out of the graph: it forgets its inputs, its readers forget it, and it never runs again.
    public final func remove() {
        graph.dequeue(self)
        flags = .isRemoved
        graph.edges.dropInputs(of: self)
        graph.edges.dropReaders(of: self)
    }

    /// Lets the current reader depend on this node.
    @inline(__always)
    public final func track() {
        if let reader = graph.reader { graph.connect(self, to: reader) }
    }

    /// Makes everything that reads this node dirty. Call it after the value behind the node has changed.
    public final func invalidateReaders() {
        graph.invalidateReaders(of: self)
    }

    /// Makes this node itself dirty: it runs in the next update.
    public final func invalidate() {
        graph.enqueue(self)
    }

    /// Calls `body` for every node that reads this one.
    public final func forEachReader(_ body: (GraphNode) -> Void) {
        graph.edges.forEachReader(of: self, body)
    }
}
