import Dispatch
import Foundation
import Synchronization
import UmweltServing

/// The work that waits for the thread that talks to Redis.
final class RedisQueue: Sendable {
    /// The newest change of a key.
    enum Change {
        /// A value, which is encoded on the thread.
        case write(SessionWrite)
        /// A value that is encoded, and could not be written yet.
        case retry(Data, SessionWrite)
        case remove
        /// Values by key, for a place that stores several; nil removes a key's value.
        case values([String: Data?])

        /// Returns the combined changes of a place: an earlier one followed by this one.
        func after(_ earlier: Change) -> Change {
            guard case .values(let newer) = self, case .values(let older) = earlier else { return self }
            return .values(older.merging(newer) { $1 })
        }
    }

    /// A request for the values by key of a place that stores several; the answer is nil if they cannot be read.
    struct Lookup {
        let key: String
        let answer: @Sendable ([String: Data]?) -> Void
    }

    /// The work of one turn: changes first.
    struct Work {
        var changes: [String: Change] = [:]
        var reads: [(keys: [String], answer: @Sendable ([Data?]) -> Void)] = []
        var lookups: [Lookup] = []
        var flushes: [@Sendable () -> Void] = []
        var isOver = false
    }

    private struct State {
        var work = Work()
        var isAwake = false

        /// True if changes are with the thread, or wait.
        var hasChanges = false
    }

    private let state = Mutex(State())
    private let awake = DispatchSemaphore(value: 0)

    /// True if not all changes have been written.
    var hasChanges: Bool { state.withLock { $0.hasChanges } }

    /// Adds work, and wakes the thread.
    func add(_ change: (inout Work) -> Void) {
        let wakes = state.withLock { state in
            change(&state.work)
            if !state.work.changes.isEmpty { state.hasChanges = true }
            defer { state.isAwake = true }
            return !state.isAwake
        }
        if wakes { awake.signal() }
    }

    /// Ends the thread when it has done its work.
    func end() { add { $0.isOver = true } }

    /// Waits for work, then removes and returns all of it.
    ///
    /// - Parameter time: The time after which failed writes are tried again; nil if there are none.
    func dequeue(within time: Duration?) -> Work {
        if let time {
            _ = awake.wait(timeout: .now() + (time / .seconds(1)))
        } else {
            awake.wait()
        }
        return state.withLock { state in
            defer { state.work = Work() }
            state.isAwake = false
            return state.work
        }
    }

    /// Marks the changes as written, except for those that were added meanwhile.
    func markWritten() { state.withLock { $0.hasChanges = !$0.work.changes.isEmpty } }

    /// Queues changes again after a failed write, unless newer ones were queued meanwhile.
    func requeue(_ changes: [String: Change]) {
        state.withLock { state in
            state.work.changes.merge(changes) { newer, older in newer.after(older) }
            state.hasChanges = !state.work.changes.isEmpty
        }
    }
}
