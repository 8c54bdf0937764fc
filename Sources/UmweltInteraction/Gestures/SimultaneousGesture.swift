extension Gesture {
    /// Combines this gesture with another; both may be recognised at the same time.
    ///
    /// - Parameter other: The other gesture.
    nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
}

/// Two gestures that may both be recognised at the same time. It is in progress while at least one of them is.
public nonisolated struct SimultaneousGesture<First: Gesture, Second: Gesture>: PairGesture {
    /// The gesture has no body: the system recognises it.
    public typealias Body = Never

    /// The values of both gestures.
    public struct Value {
        /// The value of the first gesture; nil before its first value, and after it failed.
        public var first: First.Value?

        /// The value of the second gesture; nil before its first value, and after it failed.
        public var second: Second.Value?
    }

    /// The first gesture.
    public var first: First

    /// The second gesture.
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
        SimultaneousRecognizer(gesture, inputs)
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
    /// The status of two simultaneous gestures: over when both are.
    static func simultaneous(_ first: GestureStatus, _ second: GestureStatus) -> GestureStatus {
        if first.isOver && second.isOver { return first == .ended || second == .ended ? .ended : .failed }
        let hasBegun = [first, second].contains { $0 == .active || $0 == .ended }
        return hasBegun ? .active : .possible
    }
}
