import Foundation
import Umwelt

/// The clock of a window that is drawn at moments: its owner advances it step by step.
///
/// Sleeping tasks, timers and delayed queue work use the machine's clock. Once the time of a film has started, the
/// owner can synchronize both clocks.
final class PictureClock: HostClock {
    private let steps: SteppedClock

    /// The instant of the machine's clock for zero of this clock, if both were always synchronous; nil until the time
    /// of the film has started.
    private var origin: ContinuousClock.Instant?

    /// Makes a clock.
    ///
    /// - Parameter start: The date before any time has passed.
    init(start: Date) { steps = SteppedClock(start: start) }

    /// The seconds since the clock was made.
    var time: Double { steps.time }

    var now: Date { steps.now }

    var seconds: Double { steps.seconds }

    func alarm(after seconds: Double, _ action: @escaping () -> Void) -> any ClockAlarm {
        steps.alarm(after: seconds, action)
    }

    func alarm(at date: Date, _ action: @escaping () -> Void) -> any ClockAlarm { steps.alarm(at: date, action) }

    /// Advances the clock to a time, in seconds since it was made.
    func advance(to end: Double) { steps.advance(to: end) }

    /// Starts the time of the film: from now on it follows the machine's clock.
    func begin() {
        if origin == nil { origin = .now - .seconds(time) }
    }

    /// The seconds that this clock is ahead of the machine's; negative if it is behind, nil if the time of the film
    /// has not started.
    var lead: Double? { origin.map { (.seconds(time) - (ContinuousClock.now - $0)) / .seconds(1) } }
}
