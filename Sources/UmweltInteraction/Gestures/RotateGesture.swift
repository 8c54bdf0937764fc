import Foundation

/// The gesture of two fingers that turn around each other.
///
/// ```swift
/// RotateGesture().onChanged { angle = $0.rotation }
/// ```
public nonisolated struct RotateGesture: Gesture {
    /// The gesture has no body: the system recognises it.
    public typealias Body = Never

    /// The value of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the last event.
        public var time: Date
        /// The angle since the start, clockwise.
        public var rotation: Angle
        /// The change of the angle in a second.
        public var velocity: Angle
        /// The point between the fingers at the start, as a fraction of the view's size.
        public var startAnchor: UnitPoint
        /// The point between the fingers at the start, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// The rotation at which the gesture starts.
    public var minimumAngleDelta: Angle

    /// The kinds of input that the gesture follows.
    let inputKinds: GestureInputKinds

    /// Makes a gesture that starts once the fingers have rotated by `minimumAngleDelta`.
    ///
    /// - Parameter minimumAngleDelta: The rotation at which the gesture starts.
    public init(minimumAngleDelta: Angle = .degrees(1)) {
        self.init(minimumAngleDelta: minimumAngleDelta, inputKinds: .all)
    }

    /// Makes a gesture of some kinds of input that starts once the fingers have rotated by `minimumAngleDelta`.
    ///
    /// - Parameters:
    ///   - minimumAngleDelta: The rotation at which the gesture starts.
    ///   - inputKinds: The kinds of input that the gesture follows.
    public init(minimumAngleDelta: Angle = .degrees(1), inputKinds: GestureInputKinds = .all) {
        self.minimumAngleDelta = minimumAngleDelta
        self.inputKinds = inputKinds
    }

    /// Makes the recognizer of the gesture.
    public static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<Self, Value> {
        RotateRecognizer(gesture)
    }
}

private final class RotateRecognizer: PinchRecognizer<RotateGesture, RotateGesture.Value> {
    private var gesture: RotateGesture

    init(_ gesture: RotateGesture) {
        self.gesture = gesture
        super.init()
    }

    override func update(_ gesture: RotateGesture) { self.gesture = gesture }

    override var inputKinds: GestureInputKinds { gesture.inputKinds }

    override func begins(with pinch: Pinch) -> Bool {
        abs(pinch.rotation.radians) >= gesture.minimumAngleDelta.radians
    }

    override func value(of pinch: Pinch) -> RotateGesture.Value? {
        RotateGesture.Value(
            time: pinch.date, rotation: pinch.rotation, velocity: pinch.rotationVelocity,
            startAnchor: pinch.startAnchor, startLocation: pinch.startLocation)
    }
}

/// The rotation gesture of two fingers, with only the angle as its value.
public nonisolated struct RotationGesture: Gesture {
    /// The angle since the start, clockwise.
    public typealias Value = Angle
    /// The gesture has no body: the system recognises it.
    public typealias Body = Never

    /// The rotation at which the gesture starts.
    public var minimumAngleDelta: Angle

    /// Makes a gesture that starts once the fingers have rotated by `minimumAngleDelta`.
    ///
    /// - Parameter minimumAngleDelta: The rotation at which the gesture starts.
    public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }

    /// Makes the recognizer of the gesture.
    public static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<Self, Value> {
        RotationRecognizer(gesture)
    }
}

private final class RotationRecognizer: PinchRecognizer<RotationGesture, Angle> {
    private var gesture: RotationGesture

    init(_ gesture: RotationGesture) {
        self.gesture = gesture
        super.init()
    }

    override func update(_ gesture: RotationGesture) { self.gesture = gesture }

    override func begins(with pinch: Pinch) -> Bool {
        abs(pinch.rotation.radians) >= gesture.minimumAngleDelta.radians
    }

    override func value(of pinch: Pinch) -> Angle? { pinch.rotation }
}
