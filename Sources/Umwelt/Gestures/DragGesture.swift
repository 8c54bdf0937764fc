import Foundation

/// A pointer that is moved while it is down.
///
/// ```swift
/// DragGesture().onChanged { position = $0.location }
/// ```
public nonisolated struct DragGesture: Gesture {
    /// Only the system recognises it.
    public typealias Body = Never

    /// What a drag tells.
    public struct Value: Equatable, Sendable {
        /// When the pointer was there.
        public var time: Date

        /// Where the pointer is.
        public var location: CGPoint

        /// Where it was put down.
        public var startLocation: CGPoint

        /// How fast the pointer is, in points a second.
        public var velocity: CGSize {
            CGSize(
                width: (predictedEndLocation.x - location.x) / Self.coasting,
                height: (predictedEndLocation.y - location.y) / Self.coasting)
        }

        /// How far the pointer has come.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// Where the pointer would come to rest if it were let go now.
        public private(set) var predictedEndLocation: CGPoint

        /// How far the pointer would come if it were let go now.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }

        /// How long what is let go goes on at the speed that it has, in seconds, before it rests.
        private static let coasting = 0.25

        fileprivate init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGSize) {
            self.time = time
            self.location = location
            self.startLocation = startLocation
            predictedEndLocation = CGPoint(
                x: location.x + velocity.width * Self.coasting, y: location.y + velocity.height * Self.coasting)
        }
    }

    /// How far the pointer has to move before it is a drag, in points.
    public var minimumDistance: CGFloat

    /// What places are measured from.
    public var coordinateSpace: CoordinateSpace

    /// Makes a gesture of a drag.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }

    /// Makes a gesture of a drag.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
    }

    /// Makes what follows pointers for the gesture.
    public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Self, Value> { DragRecognizer(gesture) }
}

private final class DragRecognizer: _GestureRecognizer<DragGesture, DragGesture.Value> {
    private var gesture: DragGesture
    private var current = GesturePhase<DragGesture.Value>.possible(nil)
    private var pointer: Int?
    private var startInWindow = CGPoint.zero
    private var start = CGPoint.zero
    private var speed = VelocityTracker()

    init(_ gesture: DragGesture) {
        self.gesture = gesture
        super.init()
    }

    override func update(_ gesture: DragGesture) { self.gesture = gesture }

    override var phase: GesturePhase<DragGesture.Value> { current }

    override var needsDrags: Bool { true }

    override func receive(_ input: GestureInput) {
        guard !current.status.isOver else { return }
        if input.phase == .began {
            guard pointer == nil else { return }
            pointer = input.pointer
            startInWindow = input.location
            start = input.location(in: gesture.coordinateSpace)
            speed = VelocityTracker()
        }
        guard pointer == input.pointer else { return }
        switch input.phase {
        case .began, .moved:
            speed.add(input.location, at: input.time)
            let distance = GestureInput.distance(startInWindow, input.location)
            if current.status == .active || distance >= gesture.minimumDistance { current = .active(value(at: input)) }
        case .ended:
            speed.add(input.location, at: input.time)
            current = current.status == .active ? .ended(value(at: input)) : .failed
        case .cancelled: current = .failed
        case .waited: break
        }
    }

    private func value(at input: GestureInput) -> DragGesture.Value {
        DragGesture.Value(
            time: input.date, location: input.location(in: gesture.coordinateSpace), startLocation: start,
            velocity: speed.velocity)
    }

    override func reset() {
        current = .possible(nil)
        pointer = nil
    }
}

/// Measures how fast a pointer is by where it was in the last tenth of a second.
private struct VelocityTracker {
    private var samples: [(time: Double, location: CGPoint)] = []

    private static let memory = 0.1

    mutating func add(_ location: CGPoint, at time: Double) {
        samples.append((time, location))
        samples.removeAll { time - $0.time > Self.memory }
    }

    /// Points a second. A pointer that rested before it was let go has none.
    var velocity: CGSize {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let seconds = last.time - first.time
        return CGSize(
            width: (last.location.x - first.location.x) / seconds,
            height: (last.location.y - first.location.y) / seconds)
    }
}
