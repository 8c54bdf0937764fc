import Foundation

/// A clock that advances only when its owner makes it, for tests, and for pictures of moments.
package final class SteppedClock: HostClock {
    private final class Alarm: ClockAlarm {
        let time: Double
        let date: Date?
        var action: (() -> Void)?

        init(time: Double, date: Date? = nil, action: @escaping () -> Void) {
            self.time = time
            self.date = date
            self.action = action
        }

        func cancel() { action = nil }
    }

    /// The date before any time has passed, if the clock is not set.
    private let start: Date

    /// The seconds by which the clock has been set forward in total.
    private var offset = 0.0

    /// The seconds since the clock was made.
    package private(set) var time = 0.0

    private var alarms: [Alarm] = []

    /// Makes a clock.
    ///
    /// - Parameter start: The date before any time has passed.
    package init(start: Date) { self.start = start }

    package var now: Date { start + time + offset }

    package var seconds: Double { start.timeIntervalSinceReferenceDate + time }

    package func alarm(after seconds: Double, _ action: @escaping () -> Void) -> any ClockAlarm {
        add(Alarm(time: time + max(seconds, 0), action: action))
    }

    package func alarm(at date: Date, _ action: @escaping () -> Void) -> any ClockAlarm {
        add(Alarm(time: time + max(date.timeIntervalSince(now), 0), date: date, action: action))
    }

    private func add(_ alarm: Alarm) -> Alarm {
        alarms.append(alarm)
        return alarm
    }

    /// Advances the clock by seconds; alarms that become due ring at their time, in order.
    package func advance(by seconds: Double) { advance(to: time + seconds) }

    /// Advances the clock to a time, in seconds since it was made; alarms that become due ring at theirs, in order. An
    /// end in the past changes nothing.
    package func advance(to end: Double) {
        guard end >= time else { return }
        while let next = alarms.filter({ $0.action != nil && $0.time <= end }).min(by: { $0.time < $1.time }) {
            time = max(time, next.time)
            ring(next)
        }
        alarms.removeAll { $0.action == nil }
        time = end
    }

    /// Sets the clock forward by seconds, or back if the number is negative; then runs the alarms whose date has come.
    package func set(by seconds: Double) {
        offset += seconds
        let now = now
        for alarm in alarms where alarm.date.map({ $0 <= now }) ?? false { ring(alarm) }
    }

    private func ring(_ alarm: Alarm) {
        let action = alarm.action
        alarm.action = nil
        action?()
    }
}
