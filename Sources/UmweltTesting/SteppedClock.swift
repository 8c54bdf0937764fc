import Foundation
import Umwelt

/// A clock that advances only when a test makes it.
final class SteppedClock: HostClock {
    private final class Alarm: ClockAlarm {
        let time: Double
        var action: (() -> Void)?

        init(time: Double, action: @escaping () -> Void) {
            self.time = time
            self.action = action
        }

        func cancel() { action = nil }
    }

    /// The seconds since the clock was made.
    private(set) var time = 0.0

    var now: Date { TestHost.start + time }

    private var alarms: [Alarm] = []

    func alarm(after seconds: Double, _ action: @escaping () -> Void) -> any ClockAlarm {
        let alarm = Alarm(time: time + max(seconds, 0), action: action)
        alarms.append(alarm)
        return alarm
    }

    /// Advances the clock by seconds; alarms that become due ring at their time, in order.
    func advance(by seconds: Double) {
        let end = time + seconds
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
