extension Optional: Gesture where Wrapped: Gesture {
    /// The value of the gesture, where there is one.
    public typealias Value = Wrapped.Value

    /// The gesture has no body: the system recognises it.
    public typealias Body = Never

    /// Makes the recognizer of the gesture; without one, nothing is recognised.
    nonisolated public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self, Wrapped.Value> {
        OptionalRecognizer(gesture)
    }
}

/// The recognizer of a gesture that there may be.
private final class OptionalRecognizer<G: Gesture>: _GestureRecognizer<G?, G.Value> {
    private var inner: _GestureRecognizer<G, G.Value>?

    init(_ gesture: G?) {
        super.init()
        update(gesture)
    }

    override func update(_ gesture: G?) {
        switch (inner, gesture) {
        case (let inner?, let gesture?): inner.update(gesture)
        case (nil, let gesture?): inner = G._makeRecognizer(gesture)
        case (let old?, nil):
            old.reset()
            inner = nil
        case (nil, nil): break
        }
    }

    override var phase: GesturePhase<G.Value> { inner?.phase ?? .failed }
    override var parts: [GestureTracking] { inner.map { [$0] } ?? [] }
}
