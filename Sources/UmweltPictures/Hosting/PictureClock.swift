import Foundation
import Umwelt

/// The clock of a window that is drawn at moments: its owner advances it step by step.
///
/// Tasks that sleep, timers and what is left to queues for later go by the machine's clock. Once the time of a film has
/// begun, the owner can have the two keep pace.
final class PictureClock: HostClock {
    private let steps: SteppedClock

    /// The instant of the machine's clock at which this clock stood at zero, if both were always together; nil until
    /// the time of the film has begun.
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

    /// Begins the time of the film, if it has not begun: from now on the machine's clock counts.
    func begin() {
        if origin == nil { origin = .now - .seconds(time) }
    }

    /// The seconds until the machine's clock is where this one is; negative if it is past that, nil if the time of the
    /// film has not begun.
    var lead: Double? { origin.map { (.seconds(time) - (ContinuousClock.now - $0)) / .seconds(1) } }
}
