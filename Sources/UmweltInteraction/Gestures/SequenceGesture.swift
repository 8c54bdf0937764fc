extension Gesture {
    /// Combines this gesture with another, which starts once this one has ended.
    ///
    /// - Parameter other: The gesture that follows.
    @MainActor @preconcurrency
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
}

/// Two gestures one after the other. The second starts at the position of the pointer when the first ends.
public nonisolated struct SequenceGesture<First: Gesture, Second: Gesture>: PairGesture {
    /// The gesture has no body: the system recognises it.
    public typealias Body = Never

    /// The progress of the sequence.
    public enum Value {
        /// The first gesture is in progress, with its value.
        case first(First.Value)
        /// The first gesture has ended; the second's value is nil before its first.
        case second(First.Value, Second.Value?)
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
        SequenceRecognizer(gesture, inputs)
    }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
    PairRecognizer<SequenceGesture<First, Second>>
{
    /// True once the second gesture gets the input.
    private var isSecond = false

    /// The last input of each pointer that is down.
    private var down: [Int: GestureInput] = [:]

    override var phase: GesturePhase<SequenceGesture<First, Second>.Value> {
        guard case .ended(let value) = first.phase else { return first.phase.map { .first($0) } }
        switch second.phase {
        case .possible(let other): return .active(.second(value, other))
        case .active(let other): return .active(.second(value, other))
        case .ended(let other): return .ended(.second(value, other))
        case .failed: return .failed
        }
    }

    override func receive(_ input: GestureInput) {
        switch input.phase {
        case .began, .moved: down[input.pointer] = input
        case .ended, .cancelled: down[input.pointer] = nil
        case .waited: break
        }
        if isSecond { return second.receive(input) }
        first.receive(input)
        guard first.status == .ended else { return }
        isSecond = true
        for (_, input) in down.sorted(by: { $0.key < $1.key }) { second.receive(input.asBeginning) }
    }

    override func deliver() {
        first.deliver()
        if isSecond { second.deliver() }
    }

    override func reset() {
        isSecond = false
        down = [:]
        super.reset()
    }
}
