import Foundation
import Umwelt

/// A wheel that turns while Control is held, as two fingers that pinch: it starts gestures such as `MagnifyGesture`.
@MainActor
final class WheelPinch {
    private unowned let engine: InputEngine

    /// The point between the fingers, and their distance as a multiple of that at the start; nil without a pinch.
    private var pinch: (point: CGPoint, factor: CGFloat)?

    /// The end of the pinch: a wheel reports none.
    private var end: (any ClockAlarm)?

    init(_ engine: InputEngine) { self.engine = engine }

    /// The numbers of the two fingers: hosts' own are not negative.
    private static let fingers = [-2, -3]

    /// Magnifies by a movement of the wheel.
    ///
    /// - Returns: False if no gesture follows two fingers there.
    func turn(at point: CGPoint, by distance: CGFloat, isInPoints: Bool) -> Bool {
        if pinch == nil {
            let path = engine.view.nodes.at(point)
            guard path.first?.isReachable == true, path.contains(where: { $0.interest.events.contains(.pinches) })
            else { return false }
            pinch = (point, 1)
            send(.began)
        }
        let points = isInPoints ? distance : distance * InputThresholds.pinchStep
        let step = min(max(points, -InputThresholds.pinchStep), InputThresholds.pinchStep)
        pinch?.factor *= exp(-step / InputThresholds.pinchLength)
        send(.moved)
        end?.cancel()
        end = engine.view.motion.gestureClock.alarm(after: InputThresholds.wheelEnd) { [weak self] in
            onMainActor({ @MainActor (pinch: WheelPinch?) in pinch?.finish() }, self)
        }
        return true
    }

    private func finish() {
        end = nil
        send(.ended)
        pinch = nil
    }

    /// Cancels the timer.
    func stop() {
        end?.cancel()
        end = nil
        if pinch != nil { send(.cancelled) }
        pinch = nil
    }

    private func send(_ phase: PointerEvent.Phase) {
        guard let pinch else { return }
        let time = engine.view.motion.gestureClock.seconds
        for (number, side) in zip(Self.fingers, [-1.0, 1]) {
            let x = pinch.point.x + side * InputThresholds.pinchReach * pinch.factor
            engine.view.send(
                PointerEvent(phase, at: CGPoint(x: x, y: pinch.point.y), time: time, device: .touch, pointer: number))
        }
        engine.surface.update()
    }
}
