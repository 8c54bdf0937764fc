extension Gesture {
    /// Combines this gesture with another, which is recognised only if this one fails.
    ///
    /// - Parameter other: The gesture that is recognised only if this one fails.
    nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
}

/// One of two gestures: the second waits until the first has failed.
public nonisolated struct ExclusiveGesture<First: Gesture, Second: Gesture>: PairGesture {
    /// The gesture has no body: the system recognises it.
    public typealias Body = Never

    /// The value of the gesture that is recognised.
    public enum Value {
        /// The value of the first gesture.
        case first(First.Value)
        /// The value of the second gesture.
        case second(Second.Value)
    }

    /// The gesture that takes precedence.
    public var first: First

    /// The gesture that waits until the first has failed.
    public var second: Second

    /// Joins two gestures.
    ///
    /// - Parameters:
    ///   - first: The first gesture.
    ///   - second: The second gesture.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Makes the recognizer of the gesture.
    public static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<Self, Value> {
        ExclusiveRecognizer(gesture, inputs)
    }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<ExclusiveGesture<First, Second>>
{
    override var phase: GesturePhase<ExclusiveGesture<First, Second>.Value> {
        let phase = first.phase
        guard case .failed = phase else { return phase.map { .first($0) } }
        return second.phase.map { .second($0) }
    }

    override func deliver() {
        first.deliver()
        if first.status == .failed { second.deliver() }
    }
}
