/// The gesture of one or more taps or clicks.
///
/// ```swift
/// Text("Like").gesture(TapGesture(count: 2).onEnded { likes += 1 })
/// ```
///
/// A pointer that moves 10 points away makes no tap. The next of several taps must follow within 0.35 seconds.
public nonisolated struct TapGesture: Gesture {
    /// A tap has no value.
    public typealias Value = Void
    /// The gesture has no body: the system recognises it.
    public typealias Body = Never

    /// The number of taps in a row.
    public var count: Int

    /// The kinds of input that the gesture follows.
    let inputKinds: GestureInputKinds

    /// Makes a gesture of one or more taps in a row.
    ///
    /// - Parameter count: The number of taps.
    public init(count: Int = 1) { self.init(count: count, inputKinds: .all) }

    /// Makes a gesture of one or more taps in a row.
    ///
    /// - Parameters:
    ///   - count: The number of taps.
    ///   - inputKinds: The kinds of input that the gesture follows.
    public init(count: Int = 1, inputKinds: GestureInputKinds = .all) {
        self.count = count
        self.inputKinds = inputKinds
    }

    /// Makes the recognizer of the gesture.
    public static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<Self, Value> {
        TapRecognizer(gesture)
    }
}

private final class TapRecognizer: _GestureRecognizer<TapGesture, Void> {
    private var tracker: TapTracker

    init(_ gesture: TapGesture) {
        tracker = TapTracker(count: gesture.count, kinds: gesture.inputKinds)
        super.init()
    }

    override func update(_ gesture: TapGesture) {
        tracker.count = max(gesture.count, 1)
        tracker.kinds = gesture.inputKinds
    }

    /// A tap whose device matters is followed as a pointer.
    override var needsPlace: Bool { tracker.kinds != .all }

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
