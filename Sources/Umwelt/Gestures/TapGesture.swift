/// The gesture of one or more taps or clicks.
///
/// A pointer that moves 10 points away makes no tap; the next tap of several has to come within 0.35 seconds.
public nonisolated struct TapGesture: Gesture {
    /// A tap has no value.
    public typealias Value = Void
    /// The gesture has no body: the system recognises it.
    public typealias Body = Never

    /// The number of taps in a row.
    public var count: Int

    /// Makes a gesture of `count` taps in a row.
    public init(count: Int = 1) { self.count = count }

    /// Makes the recognizer of the gesture.
    public static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<Self, Value> {
        TapRecognizer(gesture)
    }
}

private final class TapRecognizer: _GestureRecognizer<TapGesture, Void> {
    private var tracker: TapTracker

    init(_ gesture: TapGesture) {
        tracker = TapTracker(count: gesture.count)
        super.init()
    }

    override func update(_ gesture: TapGesture) { tracker.count = max(gesture.count, 1) }

    override var phase: GesturePhase<Void> {
        switch tracker.status {
        case .possible, .active: .possible(nil)
        case .ended: .ended(())
        case .failed: .failed
        }
    }

    override var deadline: Double? { tracker.deadline }
    override func receive(_ input: GestureInput) { tracker.receive(input) }
    override func reset() { tracker.reset() }
}
