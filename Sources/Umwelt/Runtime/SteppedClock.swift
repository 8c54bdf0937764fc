import Foundation

/// A clock that advances only when its owner makes it, for tests, and for pictures of moments.
package final class SteppedClock: HostClock {
    private final class Alarm: ClockAlarm {
        let time: Double
        var action: (() -> Void)?

        init(time: Double, action: @escaping () -> Void) {
            self.time = time
            self.action = action
        }

        func cancel() { action = nil }
    }

    /// The date before any time has passed.
    private let start: Date

    /// The seconds since the clock was made.
    package private(set) var time = 0.0

    private var alarms: [Alarm] = []

    /// Makes a clock.
    ///
    /// - Parameter start: The date before any time has passed.
    package init(start: Date) { self.start = start }

    package var now: Date { start + time }

    package func alarm(after seconds: Double, _ action: @escaping () -> Void) -> any ClockAlarm {
        let alarm = Alarm(time: time + max(seconds, 0), action: action)
        alarms.append(alarm)
        return alarm
    }

    /// Advances the clock by seconds; alarms that become due ring at their time, in order.
    package func advance(by seconds: Double) { advance(to: time + seconds) }

    /// Advances the clock to a time, in seconds since it was made; alarms that become due ring at theirs, in order. A
    /// time that has passed changes nothing.
    package func advance(to end: Double) {
        guard end >= time else { return }
        while let next = alarms.filter({ $0.action != nil && $0.time <= end }).min(by: { $0.time < $1.time }) {
            time = max(time, next.time)
            let action = next.action
            next.action = nil
            action?()
        }
        alarms.removeAll { $0.action == nil }
        time = end
    }
}
