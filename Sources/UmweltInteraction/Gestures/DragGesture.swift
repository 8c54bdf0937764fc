import Foundation

/// The gesture of a pointer that is moved while it is down.
///
/// ```swift
/// DragGesture().onChanged { position = $0.location }
/// ```
public nonisolated struct DragGesture: Gesture {
    /// The gesture has no body: the system recognises it.
    public typealias Body = Never

    /// The value of a drag. Points are in the gesture's coordinate space.
    public struct Value: Equatable, Sendable {
        /// The time of the last event.
        public var time: Date

        /// The position of the pointer.
        public var location: CGPoint

        /// The position where the pointer was put down.
        public var startLocation: CGPoint

        /// The velocity of the pointer, in points per second.
        public var velocity: CGSize {
            CGSize(
                width: (predictedEndLocation.x - location.x) / Self.coasting,
                height: (predictedEndLocation.y - location.y) / Self.coasting)
        }

        /// The distance from the start to the pointer, in points.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }

        /// The point where the pointer would stop if it were released now.
        public private(set) var predictedEndLocation: CGPoint

        /// The distance from the start to the predicted end, in points.
        public var predictedEndTranslation: CGSize {
            CGSize(
                width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
        }

        /// The seconds for which a released drag continues at its velocity, in the prediction.
        private static let coasting = 0.25

        fileprivate init(time: Date, location: CGPoint, startLocation: CGPoint, velocity: CGSize) {
            self.time = time
            self.location = location
            self.startLocation = startLocation
            predictedEndLocation = CGPoint(
                x: location.x + velocity.width * Self.coasting, y: location.y + velocity.height * Self.coasting)
        }
    }

    /// The distance that the pointer has to move to start the drag, in points.
    public var minimumDistance: CGFloat

    /// The space of the points in the value.
    public var coordinateSpace: CoordinateSpace

    /// Makes a drag gesture.
    ///
    /// - Parameters:
    ///   - minimumDistance: The distance that the pointer has to move first, in points.
    ///   - coordinateSpace: The space of the points in the value.
    @_disfavoredOverload
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.init(minimumDistance, in: coordinateSpace, .all)
    }

    /// Makes a drag gesture.
    ///
    /// - Parameters:
    ///   - minimumDistance: The distance that the pointer has to move first, in points.
    ///   - coordinateSpace: The space of the points in the value.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
        self.init(minimumDistance, in: coordinateSpace.coordinateSpace, .all)
    }

    /// The kinds of input that the gesture follows.
    let inputKinds: GestureInputKinds

    /// Makes a drag gesture of some kinds of input.
    ///
    /// - Parameters:
    ///   - minimumDistance: The distance that the pointer has to move first, in points.
    ///   - coordinateSpace: The space of the points in the value.
    ///   - inputKinds: The kinds of input that the gesture follows.
    public init(
        minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local,
        inputKinds: GestureInputKinds = .all
    ) {
        self.init(minimumDistance, in: coordinateSpace.coordinateSpace, inputKinds)
    }

    private init(_ minimumDistance: CGFloat, in space: CoordinateSpace, _ inputKinds: GestureInputKinds) {
        self.minimumDistance = minimumDistance
        self.inputKinds = inputKinds
        coordinateSpace = space
    }

    /// Makes the recognizer of the gesture.
    public static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<Self, Value> {
        DragRecognizer(gesture)
    }
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

    /// A press that does not move makes the gesture, too, if it need not.
    override var needsPlace: Bool { gesture.minimumDistance <= 0 }

    override func receive(_ input: GestureInput) {
        guard !current.status.isOver else { return }
        if input.phase == .began {
            guard pointer == nil else { return }
            guard input.isOf(gesture.inputKinds) else {
                current = .failed
                return
            }
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

/// Computes the velocity of a pointer from its positions in the last tenth of a second.
private struct VelocityTracker {
    private var samples: [(time: Double, location: CGPoint)] = []

    /// The seconds of positions that determine the velocity: a pointer that has stopped has none. A guess.
    private static let memory = 0.1

    mutating func add(_ location: CGPoint, at time: Double) {
        samples.append((time, location))
        samples.removeAll { time - $0.time > Self.memory }
    }

    /// The velocity in points per second: zero for a pointer that rested before it was released.
    var velocity: CGSize {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let seconds = last.time - first.time
        return CGSize(
            width: (last.location.x - first.location.x) / seconds,
            height: (last.location.y - first.location.y) / seconds)
    }
}
