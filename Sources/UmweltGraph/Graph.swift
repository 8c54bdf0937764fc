/// A dependency graph of sources that are written, values that are computed from them, and effects.
///
/// A write marks the readers of the source; ``update()`` then runs the marked nodes, shallow ones first. A node whose
/// result equals its last one does not notify its readers. The whole graph is never traversed: the cost of a change is
/// the number of nodes that it affects.
///
/// ```swift
/// let graph = Graph()
/// let price = Source(2, in: graph)
/// let total = Computed(in: graph) { price.value * 10 }
/// price.value = 3
/// print(total.value)      // 30
/// ```
///
/// A graph does not retain its nodes, not even waiting ones; every node retains its graph.
public final class Graph {
    /// The cost of the updates since ``resetCost()``.
    public var cost: GraphCost { counters }

    // Not public, like all that changes often: then the compiler can see that accesses don't conflict.
    final var counters = GraphCost()

    /// Called when the graph becomes dirty: the owner should schedule ``update()`` or call it at once.
    ///
    /// It is called once until the graph is clean again, and neither within ``transact(_:)``, which ends with an
    /// update, nor while nodes run.
    public var onDirty: (() -> Void)?

    /// Sorts dirty nodes into the order in which they run; used if at least one of them has ``GraphReader/isOrdered``
    /// set. A node must come after nodes whose run can make it dirty or remove it.
    public var order: (([GraphReader]) -> [GraphReader])?

    /// The object that the graph belongs to, for nodes that send it notifications.
    ///
    /// The reference is unsafe: the owner sets it to nil before it is released.
    public unowned(unsafe) var owner: AnyObject?

    let edges = EdgePool()
    let queue = DirtyQueue()
    let graveyard = DeferredRelease()

    /// The current recording of reads, and the node that they belong to.
    var recording = Recording()

    /// The running nodes, each started during the run of the previous one, and the inputs that they wait for.
    let running = RawStack<RunningNode>()

    /// True while a node runs whose dependencies are recorded.
    package var isRunning: Bool { !running.isEmpty }

    /// The number of updates, and of runs outside of updates.
    private(set) var passCount: UInt32 = 0

    /// The number of walks. A node that was found up to date stores the number of the traversal as a proof.
    var walkCount: UInt64 = 0

    /// Proofs up to this number are void, because a node became dirty later.
    var lastDirt: UInt64 = 0

    private var transactionDepth = 0
    private var isUpdating = false
    private var hasAnnouncedDirt = false
    /// The number of runs.
    var runCount: UInt64 = 0

    private var orderCount: UInt32 = 0

    /// Makes an empty graph.
    public init() {}

    /// True if a node waits for ``update()``.
    public var isDirty: Bool { !queue.isEmpty }

    /// The number of dependencies that are recorded now.
    public var edgeCount: Int { edges.count }

    /// Sets all counters to zero.
    public func resetCost() { counters = GraphCost() }

    /// Groups writes: the update runs once, when the outermost transaction ends, also if it ends with an error.
    ///
    /// - Parameter writes: The writes, which become visible to readers together at the end.
    public func transact<Result>(_ writes: () throws -> Result) rethrows -> Result {
        transactionDepth += 1
        defer {
            transactionDepth -= 1
            if transactionDepth == 0 { update() }
        }
        return try writes()
    }

    /// Runs all dirty nodes until none is left: in the owner's ``order``, or else by increasing depth.
    ///
    /// It does nothing during a node's run: the code that started that run continues with the dirty nodes.
    public func update() {
        guard !isUpdating && running.isEmpty else { return }
        isUpdating = true
        passCount &+= 1
        queue.reverseNext(from: 0)
        while true {
            if !queue.hasFresh { queue.arrange(by: order) }
            guard let node = queue.removeFirst() else { break }
            let start = queue.nextCount
            perform(node)
            queue.reverseNext(from: start)
            queue.recordAdditions(from: start, by: node)
        }
        isUpdating = false
        hasAnnouncedDirt = false
    }

    /// Runs `node` now, as the update would, and records its reads. A node that has been removed does not run.
    ///
    /// - Parameter node: The reader to run.
    public func run(_ node: GraphReader) {
        guard !node.isRemoved else { return }
        beginPass()
        if node.isDirty { queue.remove(node) }
        // The node may read a dirty one without having been dirty itself, which voids earlier proofs.
        lastDirt = walkCount
        perform(node)
        announceDirt()
    }

    /// Begins a pass unless one is in progress: nodes may also run outside of updates.
    func beginPass() {
        if running.isEmpty && !isUpdating { passCount &+= 1 }
    }

    // MARK: Dirt

    func enqueue(_ node: GraphReader) {
        guard node.flags.isDisjoint(with: [.isQueued, .isRemoved]) else { return }
        queue.insert(node)
        lastDirt = walkCount
    }

    func enqueueFresh(_ node: GraphReader) {
        queue.insertFresh(node)
        announceDirt()
    }

    func invalidate(_ node: GraphReader) {
        enqueue(node)
        announceDirt()
    }

    func invalidateNext(_ node: GraphReader) {
        if running.isEmpty || node.hasReaders { return invalidate(node) }
        guard node.flags.isDisjoint(with: [.isQueued, .isRemoved]) else { return }
        queue.insertNext(node)
        lastDirt = walkCount
    }

    func invalidateReaders(of node: GraphNode) {
        guard node.firstReader != EdgePool.none else { return }
        edges.forEachReader(of: node) { reader in
            reader.inputDidChange(node)
            enqueue(reader)
        }
        announceDirt()
    }

    /// Notifies the owner that the graph is dirty, if that is necessary and has not been done yet.
    func announceDirt() {
        guard !isUpdating && running.isEmpty else { return }
        if queue.isEmpty {
            hasAnnouncedDirt = false
        } else if !hasAnnouncedDirt && transactionDepth == 0 {
            hasAnnouncedDirt = true
            onDirty?()
        }
    }

    /// Removes a node permanently.
    func remove(_ node: GraphReader) {
        if node.isDirty { queue.remove(node) }
        node.flags = node.flags.intersection([.isReadable, .isMarked]).union(.isRemoved)
        edges.dropInputs(of: node)
        if let node = node.readable { edges.dropReaders(of: node) }
        if hasAnnouncedDirt && queue.isEmpty { announceDirt() }
    }

    func nextOrder() -> UInt32 {
        orderCount &+= 1
        return orderCount
    }
}
