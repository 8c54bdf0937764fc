import HeapModule

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
public final class Graph {
    /// What the last updates cost; see ``resetCost()``.
    public internal(set) var cost = GraphCost()

    /// Called when the first node becomes dirty after an update, outside of ``transact(_:)``: the owner's cue to
    /// arrange for ``update()``.
    public var onDirty: (() -> Void)?

    /// Whose graph this is, for nodes that have something to tell it; the owner takes itself out before it goes.
    public unowned(unsafe) var owner: AnyObject?

    /// The node whose reads are being recorded.
    public internal(set) var reader: GraphNode?

    var edges = EdgePool()

    private var queue = Heap<QueueEntry>()
    private var queuedCount = 0
    private var transactionDepth = 0
    private var isUpdating = false

    /// Whether reads are added to inputs that a node keeps, so that each is looked up first.
    private var addsToInputs = false

    private var orderCount: UInt32 = 0
    private var runCount: UInt32 = 0
    private var currentRun: UInt32 = 0
    private(set) var passCount: UInt32 = 0
    private let graveyard = Graveyard()

    /// Makes an empty graph.
    public init() {}

    /// Whether a node waits for ``update()``.
    public var isDirty: Bool { queuedCount > 0 }

    /// How many dependencies are recorded now.
    public var edgeCount: Int { edges.count }

    /// Sets all counters to zero.
    public func resetCost() { cost = GraphCost() }

    /// Groups writes: the update runs once, when the outermost transaction ends.
    public func transact<Result>(_ writes: () throws -> Result) rethrows -> Result {
        transactionDepth += 1
        defer {
            transactionDepth -= 1
            if transactionDepth == 0 { update() }
        }
        return try writes()
    }

    /// Runs all dirty nodes, shallow ones first, until none is left.
    public func update() {
        guard !isUpdating else { return }
        isUpdating = true
        passCount &+= 1
        defer { isUpdating = false }
        settle(downTo: .max)
    }

    /// Runs dirty nodes up to `depth`, so that a node of that depth has its value.
    func settle(downTo depth: Int32) {
        while let entry = queue.min, entry.depth <= depth {
            queue.removeMin()
            let node = entry.node
            guard node.flags.contains(.isQueued) else { continue }
            if entry.depth < node.depth {
                queue.insert(QueueEntry(node))
                continue
            }
            run(node)
        }
    }

    /// Runs `node` now, as the update would, and records what it reads.
    public func run(_ node: GraphNode) {
        dequeue(node)
        cost.visited += 1
        addsToInputs = true
        let shouldUpdate = track(as: node) { node.shouldUpdate() }
        addsToInputs = false
        guard shouldUpdate else { return }
        edges.dropInputs(of: node)
        node.flags.insert(.isRunning)
        track(as: node) { node.update() }
        node.flags.remove(.isRunning)
    }

    /// Records what `body` reads as inputs of `node`, besides those that it has already.
    public func track<Result>(as node: GraphNode?, _ body: () throws -> Result) rethrows -> Result {
        let outerReader = reader
        let outerRun = currentRun
        runCount &+= 1
        currentRun = runCount
        reader = node
        defer {
            reader = outerReader
            currentRun = outerRun
        }
        return try body()
    }

    func nextOrder() -> UInt32 {
        orderCount &+= 1
        return orderCount
    }

    func connect(_ input: GraphNode, to reader: GraphNode) {
        guard input.lastRun != currentRun else { return }
        input.lastRun = currentRun
        if addsToInputs && edges.hasEdge(from: input, to: reader) { return }
        if input.flags.contains(.isRemoved) || reader.flags.contains(.isRemoved) { return }
        edges.add(input: input, reader: reader)
        cost.reads += 1
        if reader.depth <= input.depth { raise(reader, above: input) }
    }

    func invalidateReaders(of node: GraphNode) {
        edges.forEachReader(of: node) { reader in
            reader.inputDidChange(node)
            enqueue(reader)
        }
    }

    func enqueue(_ node: GraphNode) {
        guard node.flags.isDisjoint(with: [.isQueued, .isRemoved]) else { return }
        node.flags.insert(.isQueued)
        queue.insert(QueueEntry(node))
        queuedCount += 1
        if queuedCount == 1 && !isUpdating && transactionDepth == 0 { onDirty?() }
    }

    func dequeue(_ node: GraphNode) {
        guard node.flags.contains(.isQueued) else { return }
        node.flags.remove(.isQueued)
        queuedCount -= 1
    }

    /// Keeps depths true when `reader` turns out to read something as deep as itself. Whoever reads it moves too; if
    /// that comes round to `input`, the graph has a cycle.
    private func raise(_ reader: GraphNode, above input: GraphNode) {
        reader.depth = input.depth + 1
        var raised = [reader]
        while let node = raised.popLast() {
            if node === input { reportCycle(from: input, through: reader) }
            edges.forEachReader(of: node) { next in
                if next.depth <= node.depth {
                    next.depth = node.depth + 1
                    raised.append(next)
                }
            }
        }
    }

    /// Lets `payload` go without recursion: a chain of a hundred thousand nodes that hold each other through closures
    /// would otherwise overflow the stack as they are released.
    func bury(_ payload: Any) { graveyard.bury(payload) }

    /// Stops the program: `input` depends on `reader`, which reads `input`.
    func reportCycle(from input: GraphNode, through reader: GraphNode) -> Never {
        // Breadth first from the reader along its readers until the input: the shortest way round.
        var came: [ObjectIdentifier: GraphNode] = [:]
        var front = [reader]
        search: while !front.isEmpty {
            var next: [GraphNode] = []
            for node in front {
                if node === input { break search }
                edges.forEachReader(of: node) { follower in
                    if follower !== reader && came[ObjectIdentifier(follower)] == nil {
                        came[ObjectIdentifier(follower)] = node
                        next.append(follower)
                    }
                }
            }
            front = next
        }
        var way = [input.name]
        var node = input
        while node !== reader, let previous = came[ObjectIdentifier(node)] {
            way.append(previous.name)
            node = previous
        }
        way.append(input.name)
        fatalError("The graph has a cycle: " + way.joined(separator: " reads ") + ".")
    }
}

/// A node's place in the queue of an update.
struct QueueEntry: Comparable {
    let depth: Int32
    let order: UInt32
    let node: GraphNode

    init(_ node: GraphNode) {
        depth = node.depth
        order = node.order
        self.node = node
    }

    @inline(__always)
    static func < (left: Self, right: Self) -> Bool {
        left.depth != right.depth ? left.depth < right.depth : left.order < right.order
    }

    @inline(__always)
    static func == (left: Self, right: Self) -> Bool { left.node === right.node }
}
