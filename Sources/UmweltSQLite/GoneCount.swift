import Synchronization

/// The number of objects of a context that have gone since its list of those in use was cleared of them. Objects have it, and
/// add to it on any thread.
package final class GoneCount: Sendable {
    private let count = Atomic<Int>(0)

    package init() {}

    package func add() { count.add(1, ordering: .relaxed) }

    /// Returns true, and begins anew, if about half of a list's objects have gone: then it is worth going through.
    package func isLarge(of total: Int) -> Bool {
        if count.load(ordering: .relaxed) < max(1000, total / 2) { return false }
        count.store(0, ordering: .relaxed)
        return true
    }
}
