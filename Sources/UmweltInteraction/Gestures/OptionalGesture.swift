extension Optional: Gesture where Wrapped: Gesture {
    /// The value of the wrapped gesture.
    public typealias Value = Wrapped.Value

    /// The gesture has no body: the system recognises it.
    public typealias Body = Never

    /// Makes the recognizer of the gesture; for nil, nothing is recognised.
    nonisolated public static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<
        Self, Wrapped.Value
    > {
        OptionalRecognizer(gesture, inputs)
    }
}

/// The recognizer of a gesture that there may be.
private final class OptionalRecognizer<G: Gesture>: _GestureRecognizer<G?, G.Value> {
    private var inner: _GestureRecognizer<G, G.Value>?

    private let inputs: _GestureInputs

    init(_ gesture: G?, _ inputs: _GestureInputs) {
        self.inputs = inputs
        super.init()
        update(gesture)
    }

    override func update(_ gesture: G?) {
        switch (inner, gesture) {
        case (let inner?, let gesture?): inner.update(gesture)
        case (nil, let gesture?): inner = G._makeRecognizer(gesture, inputs)
        case (let old?, nil):
            old.reset()
            inner = nil
        case (nil, nil): break
        }
    }

    override var phase: GesturePhase<G.Value> { inner?.phase ?? .failed }
    override var parts: [GestureTracking] { inner.map { [$0] } ?? [] }
}
