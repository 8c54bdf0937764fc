import Foundation

/// The gesture of one or more taps or clicks, with their position.
public nonisolated struct SpatialTapGesture: Gesture {
    /// The gesture has no body: the system recognises it.
    public typealias Body = Never

    /// The value of a tap.
    public struct Value: Equatable, Sendable {
        /// The position of the last tap, in the gesture's coordinate space.
        public var location: CGPoint
    }

    /// The number of taps in a row.
    public var count: Int

    /// The space of the position.
    public var coordinateSpace: CoordinateSpace

    /// The kinds of input that the gesture follows.
    let inputKinds: GestureInputKinds

    /// Makes a gesture of `count` taps in a row.
    ///
    /// - Parameter coordinateSpace: The space of the position.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.init(count, in: coordinateSpace, .all)
    }

    /// Makes a gesture of `count` taps in a row, by some kinds of input.
    ///
    /// - Parameters:
    ///   - coordinateSpace: The space of the position.
    ///   - inputKinds: The kinds of input that the gesture follows.
    public init(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, inputKinds: GestureInputKinds = .all
    ) {
        self.init(count, in: coordinateSpace.coordinateSpace, inputKinds)
    }

    private init(_ count: Int, in space: CoordinateSpace, _ inputKinds: GestureInputKinds) {
        self.count = count
        self.inputKinds = inputKinds
        coordinateSpace = space
    }

    /// Makes the recognizer of the gesture.
    public static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<Self, Value> {
        SpatialTapRecognizer(gesture)
    }
}

private final class SpatialTapRecognizer: _GestureRecognizer<SpatialTapGesture, SpatialTapGesture.Value> {
    private var gesture: SpatialTapGesture
    private var tracker: TapTracker

    init(_ gesture: SpatialTapGesture) {
        self.gesture = gesture
        tracker = TapTracker(count: gesture.count, kinds: gesture.inputKinds)
        super.init()
    }

    override func update(_ gesture: SpatialTapGesture) {
        self.gesture = gesture
        tracker.count = max(gesture.count, 1)
        tracker.kinds = gesture.inputKinds
    }

    override var phase: GesturePhase<SpatialTapGesture.Value> {
        switch tracker.status {
        case .possible, .active: return .possible(nil)
        case .ended:
            guard let last = tracker.last else { return .failed }
            return .ended(SpatialTapGesture.Value(location: last.location(in: gesture.coordinateSpace)))
        case .failed: return .failed
        }
    }

    override var needsPlace: Bool { true }

    override var deadline: Double? { tracker.deadline }
    override func receive(_ input: GestureInput) { tracker.receive(input) }
    override func reset() { tracker.reset() }
}
