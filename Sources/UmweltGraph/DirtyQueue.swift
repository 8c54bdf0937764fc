/// The nodes that wait to run: new nodes first, then by increasing depth, and nodes of one depth in the order of their
/// creation. Nodes that were added as next (``insertNext(_:)``) are sorted together with the others.
///
/// The queue does not retain the nodes: a node that is released removes itself from the queue. Hence a graph that is
/// dropped while it is dirty is released with its nodes, and nodes that cannot be reached never run.
final class DirtyQueue {
    /// The number of nodes that wait.
    private(set) var count = 0

    // It holds numbers of slots rather than nodes, so that a node leaves by emptying its slot. The slot is used
    // again once its turn has come.
    private let waiting = KeyedQueue<UInt32>()
    private let slots = RawStack<Unmanaged<GraphReader>?>()
    private let freeSlots = RawStack<UInt32>()

    // New values in the order in which they were made; those before `firstFresh` are gone.
    private let fresh = RawStack<Unmanaged<GraphReader>?>()
    private var firstFresh = 0

    // The nodes that come next, the first one on top.
    private let next = RawStack<Unmanaged<GraphReader>?>()

    /// The number of nodes that were added as next.
    private var nextNodes = 0

    /// True if the next nodes have been sorted into the owner's order.
    private(set) var isArranged = false

    /// True if nodes were added that belong between the sorted ones.
    private var needsArranging = false

    /// The number of waiting nodes that run in the owner's order, apart from the next ones.
    private var orderedNodes = 0

    /// The maximum number and depth of nodes that are sorted into the owner's order, because sorting takes time for
    /// each level of their depth.
    private static let (maxArranged, maxDepth) = (64, 1000)

    var isEmpty: Bool { count == 0 }

    /// A lower bound of the depths of waiting nodes, apart from fresh ones, which have no readers yet.
    var minDepth: Int64 { waiting.firstKey == .max ? .max : Int64(waiting.firstKey >> 32) }

    // The kind of a node's place is a mark in its index: nodes have no room for more flags, and one that is released
    // cannot be asked.
    private static let nextMark: UInt32 = 1 << 31
    private static let orderedMark: UInt32 = 1 << 30
    private static let placeMask = orderedMark - 1

    func insert(_ node: GraphReader) {
        node.flags.insert(.isQueued)
        count += 1
        let slot: UInt32
        if let free = freeSlots.popLast() {
            slot = free
            slots[Int(slot)] = .passUnretained(node)
        } else {
            slot = UInt32(slots.count)
            slots.append(.passUnretained(node))
        }
        node.queueIndex = slot
        waiting.insert(slot, key: node.queueKey)
        if node.isOrdered {
            node.queueIndex |= Self.orderedMark
            orderedNodes += 1
        }
    }

    /// True if there may be a fresh node.
    var hasFresh: Bool { firstFresh < fresh.count }

    /// The number of entries among the next nodes, including those of removed nodes.
    var nextCount: Int { next.count }

    /// Adds a node as next, after others that were added since ``reverseNext(from:)``.
    func insertNext(_ node: GraphReader) {
        node.flags.insert(.isQueued)
        count += 1
        nextNodes += 1
        node.queueIndex = UInt32(next.count) | Self.nextMark
        next.append(.passUnretained(node))
    }

    /// Reverses the nodes from an index on, so that the node that was added first comes first.
    func reverseNext(from start: Int) {
        var (first, last) = (start, next.count - 1)
        while first < last {
            let (lower, upper) = (next[first], next[last])
            next[first] = upper
            next[last] = lower
            upper?.takeUnretainedValue().queueIndex = UInt32(first) | Self.nextMark
            lower?.takeUnretainedValue().queueIndex = UInt32(last) | Self.nextMark
            first += 1
            last -= 1
        }
    }

    /// Records that a node has queued others, starting at an index. They belong between the queued nodes inside of the
    /// node.
    func recordAdditions(from start: Int, by node: GraphReader) {
        guard isArranged, start > 0, start < next.count, let below = next[start - 1]?.takeUnretainedValue() else {
            return
        }
        if below.isInside(of: node) { needsArranging = true }
    }

    /// Prepares the nodes for the next run. Precondition: there are no new nodes.
    ///
    /// The nodes are sorted into the owner's order, except for nodes with readers, if several nodes wait that have such
    /// an order, or if other nodes wait besides the next ones. If they are too many or too deep, all wait by their
    /// depth.
    func arrange(by order: (([GraphReader]) -> [GraphReader])?) {
        guard orderedNodes > 1 || nextNodes > 0 && nextNodes < count || needsArranging else { return }
        needsArranging = false
        var (nodes, inputs): ([GraphReader], [GraphReader]) = ([], [])
        while let node = popNext() { nodes.append(node) }
        var areFew = order != nil && count + nodes.count <= Self.maxArranged
        areFew = areFew && nodes.allSatisfy { $0.depth <= Self.maxDepth }
        while areFew, let node = removeFirstWaiting() {
            if node.hasReaders { inputs.append(node) } else { nodes.append(node) }
            areFew = node.depth <= Self.maxDepth
        }
        for node in inputs { insert(node) }
        guard areFew, let order else {
            for node in nodes { insert(node) }
            return
        }
        for node in order(nodes).reversed() { insertNext(node) }
        isArranged = nextNodes > 0
    }

    private func popNext() -> GraphReader? {
        while let entry = next.popLast() {
            if let node = entry?.takeUnretainedValue() {
                didTake(node)
                return node
            }
        }
        return nil
    }

    /// Adds a fresh node: a value that has never been computed.
    func insertFresh(_ node: GraphReader) {
        node.flags.formUnion([.isQueued, .isFresh])
        count += 1
        node.queueIndex = UInt32(fresh.count)
        fresh.append(.passUnretained(node))
    }

    /// Removes a node, which must be in the queue.
    func remove(_ node: GraphReader) {
        if node.flags.contains(.isFresh) {
            fresh[Int(node.queueIndex)] = nil
        } else if node.queueIndex & Self.nextMark != 0 {
            next[Int(node.queueIndex & Self.placeMask)] = nil
        } else {
            slots[Int(node.queueIndex & Self.placeMask)] = nil
        }
        didTake(node)
    }

    /// Removes and returns the node that runs next; nil if the queue is empty.
    func removeFirst() -> GraphReader? {
        removeFirstFresh(madeUpTo: .max) ?? removeFirstWaiting() ?? popNext()
    }

    private func removeFirstWaiting() -> GraphReader? {
        while let entry = waiting.removeFirst() {
            let slot = entry.payload
            guard let node = slots[Int(slot)]?.takeUnretainedValue() else {
                freeSlots.append(slot)
                continue
            }
            if entry.key != node.queueKey {
                // The node was raised while it waited, so that its key was out of date.
                waiting.insert(slot, key: node.queueKey)
                continue
            }
            slots[Int(slot)] = nil
            freeSlots.append(slot)
            didTake(node)
            return node
        }
        return nil
    }

    /// Removes and returns the first new node whose creation number is at most `order`; nil if there is none.
    func removeFirstFresh(madeUpTo order: UInt32) -> GraphReader? {
        while firstFresh < fresh.count {
            let node = fresh[firstFresh]?.takeUnretainedValue()
            if let node, node.order > order { return nil }
            fresh[firstFresh] = nil
            firstFresh += 1
            if let node {
                didTake(node)
                return node
            }
        }
        return nil
    }

    private func didTake(_ node: GraphReader) {
        if !node.flags.contains(.isFresh) {
            if node.queueIndex & Self.nextMark != 0 {
                nextNodes -= 1
                if nextNodes == 0 { isArranged = false }
            } else if node.queueIndex & Self.orderedMark != 0 {
                orderedNodes -= 1
            }
        }
        node.flags.subtract([.isQueued, .isFresh])
        count -= 1
        guard count == 0 else { return }
        // Only emptied slots are left.
        waiting.removeAll()
        slots.removeAll()
        freeSlots.removeAll()
        fresh.removeAll()
        next.removeAll()
        firstFresh = 0
    }
}

extension GraphReader {
    /// The sort key: depth, then order of creation.
    @inline(__always)
    final var queueKey: UInt64 { UInt64(UInt32(bitPattern: level)) << 32 | UInt64(order) }
}
