/// A binary heap of small payloads, smallest key first.
///
/// It is made for keys that cost nothing to compare and payloads that need no reference counting, which is why it moves
/// plain memory and does not look at the payloads.
final class KeyedHeap<Payload: BitwiseCopyable> {
    private var entries: UnsafeMutablePointer<KeyedEntry<Payload>>
    private var capacity = 16
    private var count = 0

    init() { entries = .allocate(capacity: capacity) }

    deinit { entries.deallocate() }

    /// The smallest key; `UInt64.max` if the heap is empty.
    var firstKey: UInt64 { count > 0 ? entries[0].key : .max }

    func insert(_ entry: KeyedEntry<Payload>) {
        if count == capacity { grow() }
        let entries = entries
        var hole = count
        count += 1
        while hole > 0 {
            let parent = (hole - 1) / 2
            if entries[parent].key <= entry.key { break }
            (entries + hole).initialize(to: entries[parent])
            hole = parent
        }
        (entries + hole).initialize(to: entry)
    }

    func removeFirst() -> KeyedEntry<Payload>? {
        guard count > 0 else { return nil }
        let entries = entries
        let first = entries[0]
        count -= 1
        guard count > 0 else { return first }
        let last = entries[count]
        var hole = 0
        // The hole sinks to a leaf along the smaller children, then the last entry, most likely a large one, rises.
        while true {
            var child = 2 * hole + 1
            guard child < count else { break }
            if child + 1 < count && entries[child + 1].key < entries[child].key { child += 1 }
            entries[hole] = entries[child]
            hole = child
        }
        while hole > 0 {
            let parent = (hole - 1) / 2
            if entries[parent].key <= last.key { break }
            entries[hole] = entries[parent]
            hole = parent
        }
        entries[hole] = last
        return first
    }

    func removeAll() { count = 0 }

    private func grow() {
        let larger = UnsafeMutablePointer<KeyedEntry<Payload>>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: entries, count: count)
        entries.deallocate()
        entries = larger
        capacity *= 2
    }
}
