/// A node of a ``Graph`` that reads others, and that none reads: it keeps nothing of readers.
///
/// A node has a *depth*: it is greater than the depth of everything the node reads, so that running dirty nodes in
/// order of depth runs each at most once. Umwelt's views are such nodes, which is why the class is open, and why it is
/// small: there are as many of them as there are views.
///
/// A graph and its nodes belong to one isolation domain (in Umwelt the main actor); they are not `Sendable`.
open class GraphReader {
    /// The graph that this node belongs to.
    public final let graph: Graph

    /// The depth of the node, greater than that of all of its inputs.
    public final var depth: Int32 { level }

    // Not public, so that the compiler can see all accesses.
    final var level: Int32

    /// The order of creation, which sorts nodes of one depth.
    final let order: UInt32

    /// The node's place in the queue while it is dirty (``DirtyQueue``).
    final var queueIndex: UInt32 = 0

    /// The head of the list of edges to the inputs of this node.
    final var firstInput = EdgePool.none

    /// The edge to the input that this node read last, in the run that is under way or else in its last run.
    final var lastInput = EdgePool.none

    // The last, as what subclasses add begins behind it: their small values share its word.
    final var flags: Flags = []

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
        /// The node is brought up to date before each read.
        static let isValue = Flags(rawValue: 32)
        /// The node is a ``GraphNode``.
        static let isReadable = Flags(rawValue: 64)
        static let isMarked = Flags(rawValue: 128)
    }

    /// A flag for what subclasses want to know of some nodes: it takes no memory.
    package final var isMarked: Bool {
        get { flags.contains(.isMarked) }
        set { if newValue { flags.insert(.isMarked) } else { flags.remove(.isMarked) } }
    }

    /// Makes a node without inputs, which is not dirty.
    ///
    /// - Parameter depth: The initial depth; it grows when the node reads deeper ones.
    public init(in graph: Graph, depth: Int = 0) {
        self.graph = graph
        self.level = Int32(clamping: max(depth, 0))
        self.order = graph.nextOrder()
    }

    deinit { if !isRemoved { graph.remove(self) } }

    /// Does the node's work. The graph calls it when an input of the node has changed; reads are recorded.
    open func update() {}

    /// Returns true if the node has to run after an input was written. The default is true.
    ///
    /// A node that returns false keeps its inputs; values that it reads in this method are added to them.
    open func shouldUpdate() -> Bool { true }

    /// Called for each input that has changed, before the node runs. The default does nothing.
    open func inputDidChange(_ input: GraphNode) {}

    /// Returns true if the node comes after another one in the owner's order because it is inside of that.
    ///
    /// - Parameter other: The other reader.
    open func isInside(of other: GraphReader) -> Bool { false }

    /// True if the node runs in the order of the graph's owner, ``Graph/order``, where several wait. Always the same
    /// for one node.
    open var isOrdered: Bool { false }

    /// The node's name in messages.
    open var name: String { String(describing: type(of: self)) }

    /// True if the node waits for the next update.
    public final var isDirty: Bool { flags.contains(.isQueued) }

    /// True once ``remove()`` has been called.
    public final var isRemoved: Bool { flags.contains(.isRemoved) }

    /// The node as one that others can read; nil if none can.
    final var readable: GraphNode? {
        // Those nodes alone have the flag.
        flags.contains(.isReadable) ? unsafeDowncast(self, to: GraphNode.self) : nil
    }

    /// True if another node reads this one.
    final var hasReaders: Bool { readable.map { $0.firstReader != EdgePool.none } ?? false }

    /// Calls `body` for each node that this one has read in its last run. The body must not change the graph.
    package final func forEachInput(_ body: (GraphNode) -> Void) { graph.edges.forEachInputBackwards(of: self, body) }

    /// Removes the node from the graph: its inputs and readers are dropped, and it never runs again.
    ///
    /// A node that is released does so by itself; nodes whose closures hold each other have to be removed to be
    /// released.
    public final func remove() {
        graph.remove(self)
        forgetWork()
    }

    /// Releases the closures that the node would have run: they may hold nodes that hold this one.
    func forgetWork() {}

    /// Makes this node itself dirty: it runs in the next update.
    public final func invalidate() { graph.invalidate(self) }

    /// Makes this node itself dirty within ``inputDidChange(_:)`` of a node that decides whether this one has to run. The
    /// graph reports that it is dirty once all readers of the input have been called.
    package final func invalidateWithInput() { graph.enqueue(self) }

    /// Makes this node itself dirty: it runs after the node that is running, before others that wait, and after those
    /// that the running node has called this for before.
    ///
    /// Only for a node that no other reads, and that no waiting node can make dirty or remove but the one that is
    /// running.
    public final func invalidateNext() { graph.invalidateNext(self) }
}
