import Dispatch
import Foundation

/// A clock that runs actions at later times, for gestures and for texts that show times.
package protocol HostClock {
    /// The current time.
    var now: Date { get }

    /// Schedules an action on the main actor.
    ///
    /// - Parameters:
    ///   - seconds: The delay in seconds.
    ///   - action: The action; not called if the alarm is cancelled first.
    /// - Returns: The alarm, which can be cancelled.
    func alarm(after seconds: Double, _ action: @escaping () -> Void) -> any ClockAlarm
}

/// A scheduled call.
package protocol ClockAlarm {
    /// Prevents the call.
    func cancel()
}

/// The clock of the system, in real time.
struct SystemClock: HostClock {
    var now: Date { .now }

    func alarm(after seconds: Double, _ action: @escaping () -> Void) -> any ClockAlarm {
        let item = DispatchWorkItem { action() }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(seconds, 0), execute: item)
        return item
    }
}

extension DispatchWorkItem: ClockAlarm {}
