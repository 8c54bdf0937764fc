import Synchronization

/// A cache of values derived from images, limited by their size in bytes.
final class ImageCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct CacheEntry {
        var value: Value
        var cost: Int
        var lastUse: Int
    }

    private struct State {
        var entries: [Key: CacheEntry] = [:]
        var bytes = 0
        var uses = 0
    }

    private let state = Mutex(State())

    /// The limit of all values together, in bytes; the least recently used value is evicted first.
    private let maxBytes: Int

    init(maxBytes: Int) { self.maxBytes = maxBytes }

    /// Returns the value for a key.
    ///
    /// - Parameter make: Makes a missing value; returns it with its size in bytes.
    func value(for key: Key, make: () -> (value: Value, cost: Int)) -> Value {
        let known = state.withLock { state -> CacheEntry? in
            state.uses += 1
            state.entries[key]?.lastUse = state.uses
            return state.entries[key]
        }
        if let known { return known.value }
        // Outside of the lock, so that other threads can use the cache meanwhile.
        let (value, cost) = make()
        state.withLock { state in
            guard state.entries[key] == nil else { return }
            state.entries[key] = CacheEntry(value: value, cost: cost, lastUse: state.uses)
            state.bytes += cost
            while state.bytes > maxBytes, state.entries.count > 1,
                let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
            {
                state.entries[oldest.key] = nil
                state.bytes -= oldest.value.cost
            }
        }
        return value
    }
}
