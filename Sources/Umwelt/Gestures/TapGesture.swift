/// One or more taps or clicks.
///
/// A pointer that moves 10 points away taps nothing; the next tap of several has 0.35 seconds to come.
public nonisolated struct TapGesture: Gesture {
    /// A tap tells nothing but that it was.
    public typealias Value = Void
    /// Only the system recognises it.
    public typealias Body = Never

    /// How many taps it takes.
    public var count: Int

    /// Makes a gesture of so many taps in a row.
    public init(count: Int = 1) { self.count = count }

    /// Makes what follows pointers for the gesture.
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self, Value> { TapRecognizer(gesture) }
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
