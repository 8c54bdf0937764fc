import Foundation

/// The gesture of two fingers that are moved apart or together.
///
/// ```swift
/// MagnifyGesture().onChanged { scale = $0.magnification }
/// ```
public nonisolated struct MagnifyGesture: Gesture {
    /// The gesture has no body: the system recognises it.
    public typealias Body = Never

    /// The value of the gesture.
    public struct Value: Equatable, Sendable {
        /// The time of the last event.
        public var time: Date
        /// The distance of the fingers as a multiple of that at the start: 1 at the start.
        public var magnification: CGFloat
        /// The change of the magnification in a second.
        public var velocity: CGFloat
        /// The point between the fingers at the start, as a fraction of the view's size.
        public var startAnchor: UnitPoint
        /// The point between the fingers at the start, in the view's coordinates.
        public var startLocation: CGPoint
    }

    /// The change of the magnification at which the gesture starts.
    public var minimumScaleDelta: CGFloat

    /// The kinds of input that the gesture follows.
    let inputKinds: GestureInputKinds

    /// Makes a gesture that starts once the magnification has changed by `minimumScaleDelta`.
    ///
    /// - Parameter minimumScaleDelta: The change of the scale at which the gesture starts: 0.01 for 1 %.
    public init(minimumScaleDelta: CGFloat = 0.01) {
        self.init(minimumScaleDelta: minimumScaleDelta, inputKinds: .all)
    }

    /// Makes a gesture of some kinds of input that starts once the magnification has changed by `minimumScaleDelta`.
    ///
    /// - Parameters:
    ///   - minimumScaleDelta: The change of the scale at which the gesture starts: 0.01 for 1 %.
    ///   - inputKinds: The kinds of input that the gesture follows.
    public init(minimumScaleDelta: CGFloat = 0.01, inputKinds: GestureInputKinds = .all) {
        self.minimumScaleDelta = minimumScaleDelta
        self.inputKinds = inputKinds
    }

    /// Makes the recognizer of the gesture.
    public static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<Self, Value> {
        MagnifyRecognizer(gesture)
    }
}

private final class MagnifyRecognizer: PinchRecognizer<MagnifyGesture, MagnifyGesture.Value> {
    private var gesture: MagnifyGesture

    init(_ gesture: MagnifyGesture) {
        self.gesture = gesture
        super.init()
    }

    override func update(_ gesture: MagnifyGesture) { self.gesture = gesture }

    override var inputKinds: GestureInputKinds { gesture.inputKinds }

    override func begins(with pinch: Pinch) -> Bool { abs(pinch.magnification - 1) >= gesture.minimumScaleDelta }

    override func value(of pinch: Pinch) -> MagnifyGesture.Value? {
        MagnifyGesture.Value(
            time: pinch.date, magnification: pinch.magnification, velocity: pinch.magnificationVelocity,
            startAnchor: pinch.startAnchor, startLocation: pinch.startLocation)
    }
}

/// The pinch gesture of two fingers, with only the magnification as its value.
public nonisolated struct MagnificationGesture: Gesture {
    /// The distance of the fingers as a multiple of that at the start.
    public typealias Value = CGFloat
    /// The gesture has no body: the system recognises it.
    public typealias Body = Never

    /// The change of the magnification at which the gesture starts.
    public var minimumScaleDelta: CGFloat

    /// Makes a gesture that starts once the magnification has changed by `minimumScaleDelta`.
    ///
    /// - Parameter minimumScaleDelta: The change of the scale at which the gesture starts: 0.01 for 1 %.
    public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

    /// Makes the recognizer of the gesture.
    public static func _makeRecognizer(_ gesture: Self, _ inputs: _GestureInputs) -> _GestureRecognizer<Self, Value> {
        MagnificationRecognizer(gesture)
    }
}

private final class MagnificationRecognizer: PinchRecognizer<MagnificationGesture, CGFloat> {
    private var gesture: MagnificationGesture

    init(_ gesture: MagnificationGesture) {
        self.gesture = gesture
        super.init()
    }

    override func update(_ gesture: MagnificationGesture) { self.gesture = gesture }

    override func begins(with pinch: Pinch) -> Bool { abs(pinch.magnification - 1) >= gesture.minimumScaleDelta }

    override func value(of pinch: Pinch) -> CGFloat? { pinch.magnification }
}
