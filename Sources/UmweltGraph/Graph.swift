/// An incremental computation: sources that are written, nodes that compute from them, and effects.
///
/// A write marks what reads it; ``update()`` then runs the marked nodes, shallow ones first. A node whose result
/// equals its last one stops the change there. Nothing walks the graph: the cost of a change is the number of nodes
/// that it reaches.
///
/// ```swift
/// let graph = Graph()
/// let price = Source(2, in: graph)
/// let total = Computed(in: graph) { price.value * 10 }
/// price.value = 3
/// print(total.value)      // 30
/// ```
///
/// A graph keeps none of its nodes, not even those that wait to run; every node keeps its graph.
public final class Graph {
    /// What the last updates cost; see ``resetCost()``.
    public var cost: GraphCost { counters }

    // Not public, like all that changes often: then the compiler can see that accesses don't conflict.
    final var counters = GraphCost()

    /// Called when the graph becomes dirty: the owner's cue to arrange for ``update()``, or to call it at once. It is
    /// called once until the graph is clean again, and neither within ``transact(_:)``, which ends with an update, nor
    /// while nodes run.
    public var onDirty: (() -> Void)?

    /// Whose graph this is, for nodes that have something to tell it; the owner takes itself out before it goes.
    public unowned(unsafe) var owner: AnyObject?

    let edges = EdgePool()
    let queue = DirtyQueue()
    let graveyard = DeferredRelease()

    /// What is recorded now, and for whom.
    var recording = Recording()

    /// The nodes that run now, each within the run of the one before, and what they are waiting for.
    let running = RawStack<RunningNode>()

    /// Counts updates, and what runs outside of updates.
    private(set) var passCount: UInt32 = 0

    /// Counts walks; a node that was found to be up to date keeps the number as a proof.
    var walkCount: UInt64 = 0

    /// Proofs up to this number are void, since something became dirty later.
    var lastDirt: UInt64 = 0

    private var transactionDepth = 0
    private var isUpdating = false
    private var hasAnnouncedDirt = false
    /// Counts runs.
    var runCount: UInt64 = 0

    private var orderCount: UInt32 = 0

    /// Makes an empty graph.
    public init() {}

    /// Whether a node waits for ``update()``.
    public var isDirty: Bool { !queue.isEmpty }

    /// How many dependencies are recorded now.
    public var edgeCount: Int { edges.count }

    /// Sets all counters to zero.
    public func resetCost() { counters = GraphCost() }

    /// Groups writes: the update runs once, when the outermost transaction ends, also if that is by an error.
    public func transact<Result>(_ writes: () throws -> Result) rethrows -> Result {
        transactionDepth += 1
        defer {
            transactionDepth -= 1
            if transactionDepth == 0 { update() }
        }
        return try writes()
    }

    /// Runs all dirty nodes, shallow ones first, until none is left. Within a node's run it does nothing: whoever
    /// started that run goes on with what is dirty.
    public func update() {
        guard !isUpdating && running.isEmpty else { return }
        isUpdating = true
        passCount &+= 1
        while let node = queue.removeFirst() { perform(node) }
        isUpdating = false
        hasAnnouncedDirt = false
    }

    /// Runs `node` now, as the update would, and records what it reads. A node that was removed doesn't run.
    public func run(_ node: GraphNode) {
        guard !node.isRemoved else { return }
        beginPass()
        if node.isDirty { queue.remove(node) }
        // It may come to read something dirty without having been dirty itself.
        lastDirt = walkCount
        perform(node)
        announceDirt()
    }

    /// Nodes may run outside of an update, too.
    func beginPass() {
        if running.isEmpty && !isUpdating { passCount &+= 1 }
    }

    // MARK: Dirt

    func enqueue(_ node: GraphNode) {
        guard node.flags.isDisjoint(with: [.isQueued, .isRemoved]) else { return }
        queue.insert(node)
        lastDirt = walkCount
    }

    func enqueueFresh(_ node: GraphNode) {
        queue.insertFresh(node)
        announceDirt()
    }

    func invalidate(_ node: GraphNode) {
        enqueue(node)
        announceDirt()
    }

    func invalidateReaders(of node: GraphNode) {
        guard node.firstReader != EdgePool.none else { return }
        edges.forEachReader(of: node) { reader in
            reader.inputDidChange(node)
            enqueue(reader)
        }
        announceDirt()
    }

    /// Tells the owner that the graph is dirty, if it has to know and doesn't yet.
    func announceDirt() {
        guard !isUpdating && running.isEmpty else { return }
        if queue.isEmpty {
            hasAnnouncedDirt = false
        } else if !hasAnnouncedDirt && transactionDepth == 0 {
            hasAnnouncedDirt = true
            onDirty?()
        }
    }

    /// Takes a node out for good.
    func remove(_ node: GraphNode) {
        if node.isDirty { queue.remove(node) }
        node.flags = .isRemoved
        edges.dropInputs(of: node)
        edges.dropReaders(of: node)
        if hasAnnouncedDirt && queue.isEmpty { announceDirt() }
    }

    func nextOrder() -> UInt32 {
        orderCount &+= 1
        return orderCount
    }
}
