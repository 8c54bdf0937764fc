/// A type-erased gesture.
public nonisolated struct AnyGesture<Value>: Gesture {
    /// The gesture has no body: the system recognises it.
    public typealias Body = Never
    fileprivate let box: AnyGestureBox<Value>

    /// Erases a gesture's type.
    ///
    /// - Parameter gesture: The gesture, whose type is hidden.
    nonisolated public init<T: Gesture>(_ gesture: T) where Value == T.Value { box = TypedGestureBox(gesture) }

    /// Makes the recognizer of the gesture.
    public static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<Self, Value> {
        AnyRecognizer(gesture, inputs)
    }
}

/// A box for a gesture of unknown type, which makes or updates its recognizer.
private class AnyGestureBox<Value> {
    func makeRecognizer(_ inputs: _GestureInputs) -> any GestureTracking {
        fatalError("A box without a gesture: subclasses have one.")
    }

    /// Updates a recognizer that another box made. Returns false if that is for a gesture of another type.
    func update(_ recognizer: any GestureTracking) -> Bool { false }

    func phase(of recognizer: any GestureTracking) -> GesturePhase<Value> { .failed }
}

private final class TypedGestureBox<G: Gesture>: AnyGestureBox<G.Value> {
    private let gesture: G

    init(_ gesture: G) { self.gesture = gesture }

    override func makeRecognizer(_ inputs: _GestureInputs) -> any GestureTracking {
        G._makeRecognizer(gesture, inputs)
    }

    override func update(_ recognizer: any GestureTracking) -> Bool {
        guard let recognizer = recognizer as? _GestureRecognizer<G, G.Value> else { return false }
        recognizer.update(gesture)
        return true
    }

    override func phase(of recognizer: any GestureTracking) -> GesturePhase<G.Value> {
        (recognizer as? _GestureRecognizer<G, G.Value>)?.phase ?? .failed
    }
}

private final class AnyRecognizer<Value>: _GestureRecognizer<AnyGesture<Value>, Value> {
    private var box: AnyGestureBox<Value>
    private var inner: any GestureTracking
    private let inputs: _GestureInputs

    init(_ gesture: AnyGesture<Value>, _ inputs: _GestureInputs) {
        self.inputs = inputs
        box = gesture.box
        inner = box.makeRecognizer(inputs)
        super.init()
    }

    override func update(_ gesture: AnyGesture<Value>) {
        box = gesture.box
        if box.update(inner) { return }
        inner.reset()
        inner = box.makeRecognizer(inputs)
    }

    override var phase: GesturePhase<Value> { box.phase(of: inner) }
    override var parts: [GestureTracking] { [inner] }
}
