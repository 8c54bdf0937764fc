import Dispatch
import Synchronization

/// The activity of a main loop, as the watchdog sees it from another thread. A piece of work begins with an event and
/// lasts until the loop waits again.
///
/// The watch sleeps while the loop waits, so that an idle window wakes nothing.
package final class LoopActivity: Sendable {
    /// The number of times that the loop has begun or ended to work: odd while it works.
    private let turns = Atomic<UInt64>(1)

    /// False while the watch sleeps until the loop works.
    private let isWatched = Atomic(true)

    private let begun = DispatchSemaphore(value: 0)

    /// Makes the work of a loop that works, and is watched from now on.
    package init() {}

    /// Notes that the loop works.
    package func begin() {
        turns.wrappingAdd(1, ordering: .sequentiallyConsistent)
        if !isWatched.exchange(true, ordering: .sequentiallyConsistent) { begun.signal() }
    }

    /// Notes that the loop waits for events.
    package func end() { turns.wrappingAdd(1, ordering: .sequentiallyConsistent) }

    /// A number of the present piece of work, which no other has; nil while the loop waits for events.
    var piece: UInt64? {
        let turn = turns.load(ordering: .sequentiallyConsistent)
        return turn.isMultiple(of: 2) ? nil : turn
    }

    /// Sleeps until the loop works, unless it does.
    func waitForWork() {
        isWatched.store(false, ordering: .sequentiallyConsistent)
        // Work that has begun before that has signalled nothing.
        if piece != nil && !isWatched.exchange(true, ordering: .sequentiallyConsistent) { return }
        begun.wait()
    }
}
