import Dispatch
import Foundation

/// A clock that runs actions at later times, for gestures, animations and texts that show times.
///
/// It shows dates, and counts seconds beside them. The machine's date jumps when its clock is set and when the machine
/// wakes up; animations therefore use the seconds, which never jump.
package protocol HostClock {
    /// The current date.
    var now: Date { get }

    /// The seconds that pass however the clock is set, from any zero.
    var seconds: Double { get }

    /// Schedules an action on the main actor.
    ///
    /// - Parameters:
    ///   - seconds: The delay in seconds.
    ///   - action: The action; not called if the alarm is cancelled first.
    /// - Returns: The alarm, which can be cancelled.
    func alarm(after seconds: Double, _ action: @escaping () -> Void) -> any ClockAlarm

    /// Schedules an action on the main actor for a date. If the clock is set back meanwhile, the action runs no later
    /// than it would have run without that.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - action: The action; not called if the alarm is cancelled first.
    /// - Returns: The alarm, which can be cancelled.
    func alarm(at date: Date, _ action: @escaping () -> Void) -> any ClockAlarm
}

/// A scheduled call.
package protocol ClockAlarm {
    /// Prevents the call.
    func cancel()
}

extension HostClock {
    package var seconds: Double { now.timeIntervalSinceReferenceDate }

    package func alarm(at date: Date, _ action: @escaping () -> Void) -> any ClockAlarm {
        alarm(after: date.timeIntervalSince(now), action)
    }
}

/// The clock of the system, in real time.
package struct SystemClock: HostClock {
    /// One moment by both of the machine's clocks, so that seconds and dates agree until the clock is set.
    private static let origin = (
        date: Date.now.timeIntervalSinceReferenceDate, uptime: DispatchTime.now().uptimeNanoseconds
    )

    package init() {}

    package var now: Date { .now }

    package var seconds: Double {
        let origin = Self.origin
        return origin.date + Double(DispatchTime.now().uptimeNanoseconds - origin.uptime) / 1e9
    }

    package func alarm(after seconds: Double, _ action: @escaping () -> Void) -> any ClockAlarm {
        let item = DispatchWorkItem { action() }
        DispatchQueue.main.asyncAfter(deadline: .now() + max(seconds, 0), execute: item)
        return item
    }

    package func alarm(at date: Date, _ action: @escaping () -> Void) -> any ClockAlarm {
        let seconds = max(date.timeIntervalSince(now), 0)
        let alarm = DateAlarm(action)
        let parts = (DispatchWorkItem { alarm.ring() }, DispatchWorkItem { alarm.ring() })
        alarm.parts = [parts.0, parts.1]
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: parts.0)
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + seconds, execute: parts.1)
        return alarm
    }
}

extension DispatchWorkItem: ClockAlarm {}

/// An alarm by two clocks, which rings once.
private final class DateAlarm: ClockAlarm {
    var parts: [DispatchWorkItem] = []
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    func ring() {
        guard !parts.isEmpty else { return }
        cancel()
        action()
    }

    func cancel() {
        for part in parts { part.cancel() }
        parts = []
    }
}
