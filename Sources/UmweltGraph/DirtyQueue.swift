/// The nodes that wait to run: fresh ones first, then shallow nodes before deep ones, and nodes of one depth in the
/// order in which they were made.
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
        } else {
            slots[Int(node.queueIndex)] = nil
        }
        didTake(node)
    }

    /// Removes and returns the node that runs next; nil if the queue is empty.
    func removeFirst() -> GraphReader? {
        if firstFresh < fresh.count, let node = removeFirstFresh(madeUpTo: .max) { return node }
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
        node.flags.subtract([.isQueued, .isFresh])
        count -= 1
        guard count == 0 else { return }
        // Only emptied slots are left.
        waiting.removeAll()
        slots.removeAll()
        freeSlots.removeAll()
        fresh.removeAll()
        firstFresh = 0
    }
}

extension GraphReader {
    /// The sort key: depth, then order of creation.
    @inline(__always)
    final var queueKey: UInt64 { UInt64(UInt32(bitPattern: level)) << 32 | UInt64(order) }
}
