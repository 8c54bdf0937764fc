/// A type that follows pointers and decides whether they make a gesture.
///
/// It processes all input immediately, but calls actions only in ``deliver()``: a ``GestureArena`` decides which
/// recognizers of the same pointers may.
package protocol GestureTracking: AnyObject {
    var status: GestureStatus { get }

    /// The time at which it needs input without an event, in seconds on the clock of the window's events; nil for
    /// never.
    var deadline: Double? { get }

    /// Processes an event or the passing of time.
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

    /// The recognizers of which this one consists. They get the same input.
    var parts: [GestureTracking] { [] }

    /// True if the gesture follows pointers outside the view.
    package var needsDrags: Bool { parts.contains { ($0 as? any DragTracking)?.needsDrags ?? false } }

    /// True if the gesture follows two fingers relative to each other.
    package var needsPinches: Bool { parts.contains { ($0 as? any DragTracking)?.needsPinches ?? false } }

    /// True if the effect of a tap depends on its position in the view.
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

/// The non-generic part of a recognizer that declares its required pointer events.
package protocol DragTracking {
    var needsDrags: Bool { get }
    var needsPinches: Bool { get }
    var needsPlace: Bool { get }
}

extension _GestureRecognizer: DragTracking {}
