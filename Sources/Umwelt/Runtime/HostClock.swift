import Dispatch
import Foundation

/// Tells gestures, and texts that show times, that time has passed.
package protocol HostClock {
    /// The time now.
    var now: Date { get }

    /// Calls an action on the main actor after so many seconds, unless the alarm is cancelled.
    func alarm(after seconds: Double, _ action: @escaping () -> Void) -> any ClockAlarm
}

/// A call that is due later.
package protocol ClockAlarm {
    /// Has it never happen.
    func cancel()
}

/// The time that people live by.
struct SystemClock: HostClock {
    var now: Date { .now }

    func alarm(after seconds: Double, _ action: @escaping () -> Void) -> any ClockAlarm {
        let item = DispatchWorkItem { action() }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(seconds, 0), execute: item)
        return item
    }
}

extension DispatchWorkItem: ClockAlarm {}
