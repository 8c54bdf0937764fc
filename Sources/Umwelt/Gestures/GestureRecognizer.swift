/// Follows pointers for something that is or is not a gesture.
///
/// It takes everything in at once, but calls actions in ``deliver()`` only: whether it may is decided among all
/// gestures that follow the same pointers (see ``GestureArena``).
protocol GestureTracking: AnyObject {
    var status: GestureStatus { get }

    /// When it wants to hear that time has passed, on the clock of the window's events.
    var deadline: Double? { get }

    /// Takes in what happened.
    func receive(_ input: GestureInput)

    /// Calls the actions for what is new since the last time.
    func deliver()

    /// Is as if nothing had happened, and lets gesture states be what they were.
    func reset()
}

/// Follows pointers for one gesture of a type, which tells values of another. Lives as long as the gesture's view.
public class _GestureRecognizer<G: Gesture, Value>: GestureTracking {
    init() {}

    /// Takes a new value of the gesture over, which may come while the gesture goes on.
    func update(_ gesture: G) {}

    /// How far the gesture has come, with what it tells.
    var phase: GesturePhase<Value> { .failed }

    /// The recognisers that this one is made of. What it hears, they hear.
    var parts: [GestureTracking] { [] }

    /// Whether the gesture follows pointers wherever they go.
    var needsDrags: Bool { parts.contains { ($0 as? any DragTracking)?.needsDrags ?? false } }

    var status: GestureStatus { phase.status }

    var deadline: Double? { parts.compactMap(\.deadline).min() }

    func receive(_ input: GestureInput) {
        for part in parts { part.receive(input) }
    }

    func deliver() {
        for part in parts { part.deliver() }
    }

    func reset() {
        for part in parts { part.reset() }
    }
}

/// Says whether a gesture, of whatever type, follows pointers wherever they go.
protocol DragTracking {
    var needsDrags: Bool { get }
}

extension _GestureRecognizer: DragTracking {}
