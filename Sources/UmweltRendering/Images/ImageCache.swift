import Synchronization

/// Keeps what was made of images, as long as it is not too much.
final class ImageCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Kept {
        var value: Value
        var cost: Int
        var lastUse: Int
    }

    private struct State {
        var kept: [Key: Kept] = [:]
        var bytes = 0
        var uses = 0
    }

    private let state = Mutex(State())

    /// The most bytes that are kept; what was not used for the longest time goes first.
    private let mostBytes: Int

    init(mostBytes: Int) { self.mostBytes = mostBytes }

    /// What is kept for a key; `make` is asked if that is nothing, and says how many bytes it takes.
    func value(for key: Key, make: () -> (value: Value, cost: Int)) -> Value {
        let known = state.withLock { state -> Kept? in
            state.uses += 1
            state.kept[key]?.lastUse = state.uses
            return state.kept[key]
        }
        if let known { return known.value }
        // Not under the lock: others may go on meanwhile.
        let (value, cost) = make()
        state.withLock { state in
            guard state.kept[key] == nil else { return }
            state.kept[key] = Kept(value: value, cost: cost, lastUse: state.uses)
            state.bytes += cost
            while state.bytes > mostBytes, state.kept.count > 1,
                let oldest = state.kept.min(by: { $0.value.lastUse < $1.value.lastUse })
            {
                state.kept[oldest.key] = nil
                state.bytes -= oldest.value.cost
            }
        }
        return value
    }
}
