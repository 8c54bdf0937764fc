import Foundation

/// A long press. Its value is true from the moment that the pointer is down.
///
/// ```swift
/// Circle().gesture(LongPressGesture(minimumDuration: 1).onEnded { _ in delete(book) })
/// ```
public nonisolated struct LongPressGesture: Gesture {
    /// True while the pointer is down.
    public typealias Value = Bool
    /// The gesture has no body: the system recognises it.
    public typealias Body = Never

    /// The minimum duration of the press, in seconds.
    public var minimumDuration: Double

    /// The distance that the pointer may move meanwhile, in points.
    public var maximumDistance: CGFloat

    /// Makes a long press gesture.
    ///
    /// - Parameters:
    ///   - minimumDuration: The minimum duration of the press, in seconds.
    ///   - maximumDistance: The distance that the pointer may move meanwhile, in points.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.init(minimumDuration: minimumDuration, maximumDistance: maximumDistance, inputKinds: .all)
    }

    /// The kinds of input that the gesture follows.
    let inputKinds: GestureInputKinds

    /// Makes a long press gesture of some kinds of input.
    ///
    /// - Parameters:
    ///   - minimumDuration: The minimum duration of the press, in seconds.
    ///   - maximumDistance: The distance that the pointer may move meanwhile, in points.
    ///   - inputKinds: The kinds of input that the gesture follows.
    public init(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, inputKinds: GestureInputKinds = .all
    ) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
        self.inputKinds = inputKinds
    }

    /// Makes the recognizer of the gesture.
    public static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<Self, Value> {
        LongPressRecognizer(gesture)
    }
}

private final class LongPressRecognizer: _GestureRecognizer<LongPressGesture, Bool> {
    private var gesture: LongPressGesture
    private var current = GesturePhase<Bool>.possible(nil)
    private var pointer: Int?
    private var start = CGPoint.zero
    private var due: Double?

    init(_ gesture: LongPressGesture) {
        self.gesture = gesture
        super.init()
    }

    override func update(_ gesture: LongPressGesture) { self.gesture = gesture }

    override var phase: GesturePhase<Bool> { current }

    override var deadline: Double? { due }

    override func receive(_ input: GestureInput) {
        guard !current.status.isOver else { return }
        switch input.phase {
        case .began:
            guard pointer == nil else { return }
            guard input.isOf(gesture.inputKinds) else { return fail() }
            pointer = input.pointer
            start = input.location
            due = input.time + max(gesture.minimumDuration, 0)
            current = .possible(true)
            finishIfDue(input.time)
        case .moved:
            guard pointer == input.pointer else { return }
            finishIfDue(input.time)
            if !current.status.isOver, GestureInput.distance(start, input.location) > gesture.maximumDistance { fail() }
        case .ended, .cancelled:
            guard pointer == input.pointer else { return }
            if input.phase == .ended { finishIfDue(input.time) }
            if !current.status.isOver { fail() }
        case .waited: finishIfDue(input.time)
        }
    }

    private func finishIfDue(_ time: Double) {
        guard let due, time >= due else { return }
        current = .ended(true)
        self.due = nil
    }

    private func fail() {
        current = .failed
        due = nil
    }

    override func reset() {
        current = .possible(nil)
        pointer = nil
        due = nil
    }
}
