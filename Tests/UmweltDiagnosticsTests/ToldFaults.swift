import Umwelt

/// The sentences that a window's checks have written, of which places come from another thread.
final class ToldFaults: Sendable {
    private let all = LockedValue<[String]>([])

    func add(_ sentence: String) { all.withLock { $0.append(sentence) } }

    /// The sentences besides those about places.
    var sentences: [String] {
        get { all.withLock { $0.filter { !$0.contains(".body is at ") } } }
        set { all.withLock { $0 = newValue } }
    }

    /// The places of bodies, once all have been found.
    var places: [String] {
        RunningCode.finishSearches()
        return all.withLock { $0.filter { $0.contains(".body is at ") } }
    }
}
