import HeapModule

/// A priority queue of small payloads, smallest key first, which is fast for keys that mostly come in order.
///
/// Readers of a node are notified from the newest to the oldest, so that their keys decrease; nodes that run in order
/// notify deeper nodes in order, so that those keys increase. Both sequences are stored as they come, at almost no
/// cost; a heap stores the rest.
final class KeyedQueue<Payload: BitwiseCopyable> {
    private let falling = RawStack<KeyedEntry<Payload>>()
    private let rising = RawStack<KeyedEntry<Payload>>()
    private var firstRising = 0
    private var heap = Heap<KeyedEntry<Payload>>()

    // The smallest key of each; `UInt64.max` if there is none.
    private var fallingKey = UInt64.max
    private var risingKey = UInt64.max
    private var heapKey = UInt64.max

    /// The smallest key; `UInt64.max` if the queue is empty.
    var firstKey: UInt64 { min(fallingKey, risingKey, heapKey) }

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
            heapKey = min(heapKey, key)
        }
    }

    func removeFirst() -> KeyedEntry<Payload>? {
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
        let entry = heap.popMin()
        heapKey = heap.min?.key ?? .max
        return entry
    }

    func removeAll() {
        falling.removeAll()
        rising.removeAll()
        if heapKey != .max { heap = Heap() }
        heapKey = .max
        firstRising = 0
        fallingKey = .max
        risingKey = .max
    }
}

/// An entry of a queue; only its key is compared.
struct KeyedEntry<Payload: BitwiseCopyable>: BitwiseCopyable, Comparable {
    var key: UInt64
    var payload: Payload

    @inline(__always)
    static func < (left: Self, right: Self) -> Bool { left.key < right.key }

    @inline(__always)
    static func == (left: Self, right: Self) -> Bool { left.key == right.key }
}
