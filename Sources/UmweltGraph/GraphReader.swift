/// A node of a ``Graph`` that reads others and cannot be read itself, so that it stores nothing about readers.
///
/// A node has a *depth* that is greater than that of all its inputs, so that running dirty nodes by increasing depth
/// runs each at most once. Umwelt's views are such nodes: therefore the class is open, and small, because there are as
/// many of them as views.
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

    /// The edge to the input that this node read last, in the current run or else in its previous one.
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

    /// A flag that subclasses can use; it takes no additional memory.
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
    /// A node that returns false keeps its inputs; the values read in this method are added to them.
    open func shouldUpdate() -> Bool { true }

    /// Called for each input that has changed, before the node runs. The default implementation does nothing.
    ///
    /// - Parameter input: The changed input.
    open func inputDidChange(_ input: GraphNode) {}

    /// Returns true if the node comes after another one in the owner's order because it is a descendant of that node.
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

    /// This node as one that can be read; nil if it cannot.
    final var readable: GraphNode? {
        // Those nodes alone have the flag.
        flags.contains(.isReadable) ? unsafeDowncast(self, to: GraphNode.self) : nil
    }

    /// True if another node reads this one.
    final var hasReaders: Bool { readable.map { $0.firstReader != EdgePool.none } ?? false }

    /// Calls `body` for each node that this one read in its last run. The body must not change the graph.
    package final func forEachInput(_ body: (GraphNode) -> Void) { graph.edges.forEachInputBackwards(of: self, body) }

    /// Removes the node from the graph: its inputs and readers are dropped, and it never runs again.
    ///
    /// Releasing a node removes it automatically; nodes whose closures retain each other must be removed explicitly.
    public final func remove() {
        graph.remove(self)
        forgetWork()
    }

    /// Releases the closures that the node would run: they may retain nodes that retain this one.
    func forgetWork() {}

    /// Makes this node itself dirty: it runs in the next update.
    public final func invalidate() { graph.invalidate(self) }

    /// Marks this node dirty from ``inputDidChange(_:)`` of a node that decides whether this one has to run. The graph
    /// reports that it is dirty once all readers of the input have been called.
    package final func invalidateWithInput() { graph.enqueue(self) }

    /// Marks this node dirty so that it runs directly after the running node, before other waiting nodes, and after
    /// nodes for which the running node made the same call earlier.
    ///
    /// Use it only for a node without readers that no waiting node except for the running one can make dirty or remove.
    public final func invalidateNext() { graph.invalidateNext(self) }
}
