import Foundation

/// One or more taps or clicks, and where they were.
public nonisolated struct SpatialTapGesture: Gesture {
    /// Only the system recognises it.
    public typealias Body = Never

    /// What a tap tells.
    public struct Value: Equatable, Sendable {
        /// Where the last tap was.
        public var location: CGPoint
    }

    /// How many taps it takes.
    public var count: Int

    /// What the place is measured from.
    public var coordinateSpace: CoordinateSpace

    /// Makes a gesture of so many taps in a row.
    @_disfavoredOverload
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        self.coordinateSpace = coordinateSpace
    }

    /// Makes a gesture of so many taps in a row.
    public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    /// Makes what follows pointers for the gesture.
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self, Value> {
        SpatialTapRecognizer(gesture)
    }
}

private final class SpatialTapRecognizer: _GestureRecognizer<SpatialTapGesture, SpatialTapGesture.Value> {
    private var gesture: SpatialTapGesture
    private var tracker: TapTracker

    init(_ gesture: SpatialTapGesture) {
        self.gesture = gesture
        tracker = TapTracker(count: gesture.count)
        super.init()
    }

    override func update(_ gesture: SpatialTapGesture) {
        self.gesture = gesture
        tracker.count = max(gesture.count, 1)
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

    override var deadline: Double? { tracker.deadline }
    override func receive(_ input: GestureInput) { tracker.receive(input) }
    override func reset() { tracker.reset() }
}
