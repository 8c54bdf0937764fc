/// The nodes that wait to run: fresh ones first, then those that come next after the node that ran last, then shallow
/// nodes before deep ones, and nodes of one depth in the order in which they were made.
///
/// The queue does not retain the nodes: a node that is retained by nothing else removes itself as it is released. Hence
/// a graph that is dropped while it is dirty is released with its nodes, and nodes that cannot be reached never run.
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

    /// The number of nodes that come next.
    private var nextNodes = 0

    /// The number of waiting nodes that run in the order of their owner, apart from those that come next.
    private var orderedNodes = 0

    /// The maximum number of nodes that are put into the order of their owner, which takes a time of its own.
    private static let maxArranged = 64

    var isEmpty: Bool { count == 0 }

    /// A lower bound of the depths of waiting nodes, apart from fresh ones, which have no readers yet.
    var minDepth: Int64 { waiting.firstKey == .max ? .max : Int64(waiting.firstKey >> 32) }

    func insert(_ node: GraphReader) {
        node.flags.insert(.isQueued)
        count += 1
        if let slot = freeSlots.popLast() {
            slots[Int(slot)] = .passUnretained(node)
            node.queueIndex = slot
        } else {
            node.queueIndex = UInt32(slots.count)
            slots.append(.passUnretained(node))
        }
        waiting.insert(node.queueIndex, key: node.queueKey)
        if node.isOrdered { orderedNodes += 1 }
    }

    /// The number of places among the nodes that come next, those of nodes that have left included.
    var nextCount: Int { next.count }

    /// Adds a node that comes next, after others that were added since ``reverseNext(from:)``.
    func insertNext(_ node: GraphReader) {
        node.flags.formUnion([.isQueued, .isNext])
        count += 1
        nextNodes += 1
        node.queueIndex = UInt32(next.count)
        next.append(.passUnretained(node))
    }

    /// Puts the nodes from a place on into the opposite order, so that the one that was added first comes first.
    func reverseNext(from start: Int) {
        var (first, last) = (start, next.count - 1)
        while first < last {
            let (lower, upper) = (next[first], next[last])
            next[first] = upper
            next[last] = lower
            upper?.takeUnretainedValue().queueIndex = UInt32(first)
            lower?.takeUnretainedValue().queueIndex = UInt32(last)
            first += 1
            last -= 1
        }
    }

    /// Prepares the nodes for the next run.
    ///
    /// Where nodes that their owner has an order for wait besides others, all are put into that order, except for those
    /// that others read; where they are too many, they wait by their depth.
    func arrange(by order: (([GraphReader]) -> [GraphReader])?) {
        guard orderedNodes > 0, orderedNodes > 1 || nextNodes > 0, let order else { return }
        let isArranged = count <= Self.maxArranged
        var nodes: [GraphReader] = []
        while let node = popNext() { nodes.append(node) }
        guard isArranged else {
            for node in nodes { insert(node) }
            return
        }
        var inputs: [GraphReader] = []
        while let node = removeFirstWaiting() {
            if !node.hasReaders { nodes.append(node) } else { inputs.append(node) }
        }
        for node in inputs { insert(node) }
        for node in order(nodes).reversed() { insertNext(node) }
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
        } else if node.flags.contains(.isNext) {
            next[Int(node.queueIndex)] = nil
        } else {
            slots[Int(node.queueIndex)] = nil
        }
        didTake(node)
    }

    /// Removes and returns the node that runs next; nil if the queue is empty.
    func removeFirst() -> GraphReader? {
        if firstFresh < fresh.count, let node = removeFirstFresh(madeUpTo: .max) { return node }
        // Those that wait have an order that does not matter to the others, or all do.
        if nextNodes > 0, orderedNodes == 0, nextNodes < count, let node = removeFirstWaiting() { return node }
        return popNext() ?? removeFirstWaiting()
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

    /// Removes and returns the first fresh node whose creation order is at most `order`; nil if there is none.
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
        if node.flags.contains(.isNext) {
            nextNodes -= 1
        } else if node.isOrdered, !node.flags.contains(.isFresh) {
            orderedNodes -= 1
        }
        node.flags.subtract([.isQueued, .isFresh, .isNext])
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
