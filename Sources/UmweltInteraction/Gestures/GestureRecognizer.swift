/// A type that follows pointers and decides whether they make a gesture.
///
/// It takes in all input at once, but calls actions in ``deliver()`` only: which recognizers may is decided among all
/// that follow the same pointers (see ``GestureArena``).
package protocol GestureTracking: AnyObject {
    var status: GestureStatus { get }

    /// The time at which it needs input if no event comes, in seconds on the clock of the window's events; nil for
    /// never.
    var deadline: Double? { get }

    /// Takes in an event, or that time has passed.
    func receive(_ input: GestureInput)

    /// Calls the actions for the changes since the last call.
    func deliver()

    /// Returns to the state before the first input, and resets gesture states.
    func reset()
}

/// The recognizer of a gesture of type `G` with values of type `Value`. Lives as long as the gesture's view.
public class _GestureRecognizer<G: Gesture, Value>: GestureTracking {
    init() {}

    /// Replaces the gesture, also while it is in progress.
    func update(_ gesture: G) {}

    /// The progress of the gesture, with its value.
    var phase: GesturePhase<Value> { .failed }

    /// The recognizers that this one consists of. They get the same input.
    var parts: [GestureTracking] { [] }

    /// True if the gesture follows pointers wherever they go.
    package var needsDrags: Bool { parts.contains { ($0 as? any DragTracking)?.needsDrags ?? false } }

    /// True if what comes of a tap depends on its place in the view.
    package var needsPlace: Bool { parts.contains { ($0 as? any DragTracking)?.needsPlace ?? false } }

    package var status: GestureStatus { phase.status }

    package var deadline: Double? { parts.compactMap(\.deadline).min() }

    package func receive(_ input: GestureInput) {
        for part in parts { part.receive(input) }
    }

    package func deliver() {
        for part in parts { part.deliver() }
    }

    package func reset() {
        for part in parts { part.reset() }
    }
}

/// The part of a recognizer that does not depend on its types and says what it needs to know of pointers.
package protocol DragTracking {
    var needsDrags: Bool { get }
    var needsPlace: Bool { get }
}

extension _GestureRecognizer: DragTracking {}
