@_spi(Kernel) import UmweltCore

/// A call for each frame that the host draws.
final class FrameCalls: RunningAnimation {
    private let due: Double
    private let call: (Double) -> Bool

    /// Makes calls that have not begun.
    ///
    /// - Parameters:
    ///   - due: The time for which there is a call even if the host draws no frames; infinite if there is none.
    ///   - call: The call, with the time in the clock's seconds. Returns false to end the calls.
    init(due: Double, _ call: @escaping (Double) -> Bool) {
        self.due = due
        self.call = call
    }

    override func advance(to time: Double) -> Bool { call(time) }

    override func nextEvent(after time: Double) -> Double { due > time ? due : .infinity }
}

extension AnimationDriver {
    /// The seconds by which a frame may come early and still count as in time.
    ///
    /// Displays and alarms are not exact, and times since the reference date are so to a ten-millionth of a second
    /// only. A millisecond is a guess.
    static let tolerance = 0.001
}
