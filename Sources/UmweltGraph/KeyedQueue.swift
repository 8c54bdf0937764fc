/// A priority queue of small payloads, smallest key first, for keys that mostly come in order.
///
/// Readers of one node are told from the newest to the oldest, so their keys fall; nodes that run in order tell deeper
/// ones in order, whose keys rise. Both kinds are kept as they come and cost next to nothing; a heap takes the rest.
final class KeyedQueue<Payload: BitwiseCopyable> {
    private let falling = RawStack<KeyedEntry<Payload>>()
    private let rising = RawStack<KeyedEntry<Payload>>()
    private var firstRising = 0
    private let heap = KeyedHeap<Payload>()

    // The smallest key of each; `UInt64.max` if there is none.
    private var fallingKey = UInt64.max
    private var risingKey = UInt64.max

    /// The smallest key; `UInt64.max` if the queue is empty.
    var firstKey: UInt64 { min(fallingKey, risingKey, heap.firstKey) }

    func insert(_ payload: Payload, key: UInt64) {
        let entry = KeyedEntry(key: key, payload: payload)
        if key <= fallingKey {
            falling.append(entry)
            fallingKey = key
        } else if risingKey == .max {
            rising.removeAll()
            firstRising = 0
            rising.append(entry)
            risingKey = key
        } else if rising[rising.count - 1].key <= key {
            rising.append(entry)
        } else {
            heap.insert(entry)
        }
    }

    func removeFirst() -> KeyedEntry<Payload>? {
        let heapKey = heap.firstKey
        if fallingKey <= risingKey && fallingKey <= heapKey {
            guard let entry = falling.popLast() else { return nil }
            fallingKey = falling.isEmpty ? .max : falling[falling.count - 1].key
            return entry
        }
        if risingKey <= heapKey {
            let entry = rising[firstRising]
            firstRising += 1
            risingKey = firstRising < rising.count ? rising[firstRising].key : .max
            return entry
        }
        return heap.removeFirst()
    }

    func removeAll() {
        falling.removeAll()
        rising.removeAll()
        heap.removeAll()
        firstRising = 0
        fallingKey = .max
        risingKey = .max
    }
}

/// What a queue holds.
struct KeyedEntry<Payload: BitwiseCopyable>: BitwiseCopyable {
    var key: UInt64
    var payload: Payload
}
