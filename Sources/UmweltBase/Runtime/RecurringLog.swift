import Logging

/// A log for recurring faults: each is written once, and then at most once a minute with the number of times that it
/// occurred.
package final class RecurringLog: Sendable {
    private struct Fault {
        var last: ContinuousClock.Instant
        var count = 0
    }

    private let interval: Duration
    private let now: @Sendable () -> ContinuousClock.Instant
    private let write: @Sendable (String) -> Void
    private let faults = LockedValue<[String: Fault]>([:])

    /// Makes a log.
    ///
    /// - Parameters:
    ///   - interval: The time between two messages of one fault.
    ///   - now: The present time.
    ///   - write: Writes a message.
    package init(
        interval: Duration = .seconds(60), now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        write: @escaping @Sendable (String) -> Void
    ) {
        self.interval = interval
        self.now = now
        self.write = write
    }

    /// Writes an additional line after the message, such as the place in the source, which takes a while to find.
    package typealias Addition = @Sendable (_ line: String) -> Void

    /// Registers that a fault has occurred. It may be called on any thread.
    ///
    /// - Parameters:
    ///   - fault: A text that identifies the kind of fault.
    ///   - message: The message, which is only made when it is logged.
    ///   - addition: Called after the message is written, with a function that writes a line behind it.
    package func record(_ fault: String, _ message: () -> String, addition: (@escaping Addition) -> Void = { _ in }) {
        let now = now()
        let due: Int? = faults.withLock { faults in
            guard var known = faults[fault] else {
                faults[fault] = Fault(last: now)
                return 0
            }
            known.count += 1
            defer { faults[fault] = known }
            guard now - known.last >= interval else { return nil }
            defer { known = Fault(last: now) }
            return known.count
        }
        guard let due else { return }
        write(due == 0 ? message() : "\(message()) This has occurred \(due) times since it was last logged.")
        addition(write)
    }
}

extension RecurringLog {
    /// Changes of state that are made where they should not be.
    package static let changes = RecurringLog { Log.views.warning("\($0)") }

    /// Reads of environment values outside of a view's body.
    package static let environmentReads = RecurringLog { Log.environment.warning("\($0)") }
}
