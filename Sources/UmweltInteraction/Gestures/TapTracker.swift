import Foundation

/// The state machine of one or more taps in a row.
package struct TapTracker {
    /// The distance in points that a pointer may move from where it was put down.
    package static let reach: CGFloat = 10

    /// The maximum time between two taps of a multiple tap, in seconds.
    package static let pause = 0.35

    /// The distance in points between the taps of a row at most.
    static let spread: CGFloat = 40

    var count = 1

    /// The kinds of input that count.
    var kinds: GestureInputKinds
    private(set) var status = GestureStatus.possible
    private(set) var deadline: Double?

    /// The last input.
    private(set) var last: GestureInput?

    private var taps = 0
    private var pointer: Int?
    private var start = CGPoint.zero
    private var first: CGPoint?

    mutating func receive(_ input: GestureInput) {
        guard !status.isOver else { return }
        switch input.phase {
        case .began:
            guard pointer == nil else {
                // Two fingers close together pinch, which ends the tap. So do the two that stand for a wheel with
                // Control. A finger elsewhere leaves the tap alone.
                if GestureInput.distance(start, input.location) <= Self.spread { fail() }
                return
            }
            guard input.isOf(kinds) else { return fail() }
            if let first, GestureInput.distance(first, input.location) > Self.spread { return fail() }
            pointer = input.pointer
            start = input.location
            first = first ?? input.location
            deadline = nil
        case .moved:
            if pointer == input.pointer, GestureInput.distance(start, input.location) >= Self.reach { fail() }
        case .ended:
            guard pointer == input.pointer else { return }
            pointer = nil
            last = input
            taps += 1
            if taps >= count { status = .ended } else { deadline = input.time + Self.pause }
        case .cancelled:
            if pointer == input.pointer { fail() }
        case .waited:
            if let deadline, input.time >= deadline { fail() }
        }
    }

    private mutating func fail() {
        status = .failed
        deadline = nil
    }

    /// Starts again, for the same taps.
    mutating func reset() { self = TapTracker(count: count, kinds: kinds) }

    init(count: Int, kinds: GestureInputKinds = .all) {
        self.count = max(count, 1)
        self.kinds = kinds
    }
}
