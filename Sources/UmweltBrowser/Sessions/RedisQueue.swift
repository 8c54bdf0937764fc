import Dispatch
import Foundation
import Synchronization

/// The work that waits for the thread that talks to Redis.
final class RedisQueue: Sendable {
    /// The newest change of a key.
    enum Change {
        /// A value, which is encoded on the thread.
        case write(SessionWrite)
        /// A value that is encoded, and could not be written yet.
        case retry(Data, SessionWrite)
        case remove
    }

    /// The work of one turn: changes first.
    struct Work {
        var changes: [String: Change] = [:]
        var reads: [(keys: [String], answer: @Sendable ([Data?]) -> Void)] = []
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

    /// Waits for work and takes all of it.
    ///
    /// - Parameter time: The time after which what could not be written is tried again; nil if there is no such thing.
    func take(within time: Duration?) -> Work {
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

    /// Notes that changes are done, but for those that have come since.
    func finish() { state.withLock { $0.hasChanges = !$0.work.changes.isEmpty } }

    /// Gives changes back that could not be written, unless there are newer ones.
    func giveBack(_ changes: [String: Change]) {
        state.withLock { state in
            state.work.changes.merge(changes) { newer, _ in newer }
            state.hasChanges = !state.work.changes.isEmpty
        }
    }
}
