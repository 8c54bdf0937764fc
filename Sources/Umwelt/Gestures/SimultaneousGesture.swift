extension Gesture {
    /// Both gestures at the same time.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

/// Two gestures that may both happen at the same time. It goes on while one of them does.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PairGesture {
    /// Only the system recognises it.
    public typealias Body = Never

    /// What both tell.
    public struct Value {
        /// What the first tells; nil if there is nothing yet, or it failed.
        public var first: First.Value?

        /// What the second tells; nil if there is nothing yet, or it failed.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First

    /// The second gesture.
    public var second: Second

    /// Joins two gestures.
    public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
    }

    /// Makes what follows pointers for the gesture.
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self, Value> {
        SimultaneousRecognizer(gesture)
    }
}

extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<SimultaneousGesture<First, Second>>
{
    override var phase: GesturePhase<SimultaneousGesture<First, Second>.Value> {
        let (one, two) = (first.phase, second.phase)
        let value = SimultaneousGesture<First, Second>.Value(first: one.value, second: two.value)
        switch GestureStatus.simultaneous(one.status, two.status) {
        case .possible: return .possible(one.value == nil && two.value == nil ? nil : value)
        case .active: return .active(value)
        case .ended: return .ended(value)
        case .failed: return .failed
        }
    }
}

extension GestureStatus {
    /// How far two gestures have come that go on at the same time: over when both are.
    static func simultaneous(_ first: GestureStatus, _ second: GestureStatus) -> GestureStatus {
        if first.isOver && second.isOver { return first == .ended || second == .ended ? .ended : .failed }
        let hasBegun = [first, second].contains { $0 == .active || $0 == .ended }
        return hasBegun ? .active : .possible
    }
}
