import Synchronization

/// Keeps what was made of images, as long as it is not too much.
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

    /// The most bytes that are kept; what was not used for the longest time goes first.
    private let maxBytes: Int

    init(maxBytes: Int) { self.maxBytes = maxBytes }

    /// What is kept for a key; `make` is asked if that is nothing, and says how many bytes it takes.
    func value(for key: Key, make: () -> (value: Value, cost: Int)) -> Value {
        let known = state.withLock { state -> CacheEntry? in
            state.uses += 1
            state.entries[key]?.lastUse = state.uses
            return state.entries[key]
        }
        if let known { return known.value }
        // Not under the lock: others may go on meanwhile.
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
