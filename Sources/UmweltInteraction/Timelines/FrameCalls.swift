@_spi(Kernel) import UmweltCore

/// A call for each frame that the host draws.
final class FrameCalls: RunningAnimation {
    private let due: Double
    private let call: (Double) -> Bool

    /// Makes calls that have not begun.
    ///
    /// - Parameters:
    ///   - due: The time for which the call is made even if the host draws no frames; infinite for none.
    ///   - call: The call, with the time in the clock's seconds. Returns false to end the calls.
    init(due: Double, _ call: @escaping (Double) -> Bool) {
        self.due = due
        self.call = call
    }

    override func advance(to time: Double) -> Bool { call(time) }

    override func nextEvent(after time: Double) -> Double { due > time ? due : .infinity }
}

extension AnimationDriver {
    /// The seconds by which a frame may be early and still counts as on time.
    ///
    /// Displays and timers are not exact, and times since the reference date are only exact to a ten-millionth of a
    /// second. A millisecond is a guess.
    static let tolerance = 0.001
}
