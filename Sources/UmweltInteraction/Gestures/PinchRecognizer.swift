@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltLayout
import Foundation

/// The movement of two fingers relative to each other since the second finger went down.
struct Pinch {
    /// The time by the calendar.
    let date: Date
    /// The point between the fingers at the start, in the view's coordinates.
    let startLocation: CGPoint
    /// The same point as a fraction of the view's size.
    let startAnchor: UnitPoint
    /// The distance of the fingers, as a multiple of that at the start.
    let magnification: CGFloat
    /// The change of the magnification in a second.
    let magnificationVelocity: CGFloat
    /// The rotation of the fingers, clockwise, possibly by more than a full turn.
    let rotation: Angle
    /// The change of the angle in a second.
    let rotationVelocity: Angle
}

/// A recognizer of gestures of two fingers.
class PinchRecognizer<G: Gesture, Value>: _GestureRecognizer<G, Value> {
    private var current = GesturePhase<Value>.possible(nil)
    private var fingers: [(pointer: Int, location: CGPoint)] = []
    private var start: Start?
    private var turned = 0.0
    private var lastAngle = 0.0
    private var samples: [(time: Double, magnification: CGFloat, radians: Double)] = []

    /// The time in seconds over which velocities are measured, as for drags.
    private static var memory: Double { 0.1 }

    private struct Start {
        let location: CGPoint
        let anchor: UnitPoint
        let distance: CGFloat
    }

    /// Returns true if a movement is large enough to start the gesture.
    func begins(with pinch: Pinch) -> Bool { false }

    /// The kinds of input that the gesture follows.
    var inputKinds: GestureInputKinds { .all }

    /// Returns the gesture's value for a movement; nil is never answered once the gesture has begun.
    func value(of pinch: Pinch) -> Value? { nil }

    override var phase: GesturePhase<Value> { current }

    override var needsDrags: Bool { true }
    override var needsPinches: Bool { true }

    override func receive(_ input: GestureInput) {
        guard !current.status.isOver else { return }
        let index = fingers.firstIndex { $0.pointer == input.pointer }
        switch input.phase {
        case .began:
            guard index == nil, fingers.count < 2 else { return }
            guard input.isOf(inputKinds) else {
                current = .failed
                return
            }
            fingers.append((input.pointer, input.location))
            if fingers.count == 2 { begin(at: input) }
        case .moved:
            guard let index else { return }
            fingers[index].location = input.location
            follow(input)
        case .ended:
            guard let index else { return }
            fingers[index].location = input.location
            guard current.status == .active, let value = pinch(at: input).flatMap(value) else {
                current = .failed
                return
            }
            current = .ended(value)
        case .cancelled: if index != nil { current = .failed }
        case .waited: break
        }
    }

    private var distance: CGFloat { GestureInput.distance(fingers[0].location, fingers[1].location) }

    private var angle: Double {
        let (one, two) = (fingers[0].location, fingers[1].location)
        return atan2(two.y - one.y, two.x - one.x)
    }

    private func begin(at input: GestureInput) {
        let (one, two) = (fingers[0].location, fingers[1].location)
        let middle = input.node.place(
            ofWindow: CGPoint(
                x: (one.x + two.x) / 2 + input.shift.width, y: (one.y + two.y) / 2 + input.shift.height), in: .local)
        let size = input.node.frame.size
        start = Start(
            location: middle,
            anchor: UnitPoint(
                x: size.width > 0 ? middle.x / size.width : 0.5, y: size.height > 0 ? middle.y / size.height : 0.5),
            // Fingers on one point have no distance to be a multiple of.
            distance: max(distance, 1))
        lastAngle = angle
        turned = 0
        samples = [(input.time, 1, 0)]
    }

    private func follow(_ input: GestureInput) {
        guard let start else { return }
        // The shorter way round: pointers report their positions long before they have turned by half a circle.
        var step = angle - lastAngle
        if step > .pi { step -= 2 * .pi }
        if step < -.pi { step += 2 * .pi }
        lastAngle = angle
        turned += step
        samples.append((input.time, distance / start.distance, turned))
        samples.removeAll { input.time - $0.time > Self.memory }
        guard let pinch = pinch(at: input), let value = value(of: pinch) else { return }
        if current.status == .active || begins(with: pinch) { current = .active(value) }
    }

    private func pinch(at input: GestureInput) -> Pinch? {
        guard let start, fingers.count == 2 else { return nil }
        var (growth, turn) = (CGFloat(0), 0.0)
        if let first = samples.first, let last = samples.last, last.time > first.time {
            let seconds = last.time - first.time
            growth = (last.magnification - first.magnification) / seconds
            turn = (last.radians - first.radians) / seconds
        }
        return Pinch(
            date: input.date, startLocation: start.location, startAnchor: start.anchor,
            magnification: distance / start.distance, magnificationVelocity: growth, rotation: .radians(turned),
            rotationVelocity: .radians(turn))
    }

    override func reset() {
        current = .possible(nil)
        fingers = []
        start = nil
        samples = []
    }
}
