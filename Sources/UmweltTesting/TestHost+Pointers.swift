import Foundation
import Umwelt

extension TestHost {
    /// The time of the clock before any has passed, for texts that show it: noon of a day in 2025, in Greenwich.
    public nonisolated static var start: Date { Date(timeIntervalSince1970: 1_750_075_200) }

    /// Lets seconds pass, for gestures that wait, such as a long press, and for texts that show the time.
    public func advance(by seconds: Double) {
        clock.advance(by: seconds)
        update()
    }

    /// Taps a point of the window `count` times in a row. Returns false if no view there handles it.
    @discardableResult
    public func tap(at point: CGPoint, count: Int = 1) -> Bool {
        var isHeard = false
        for _ in 0..<count {
            isHeard = touchDown(at: point) || isHeard
            clock.advance(by: 0.05)
            touchUp(at: point)
            clock.advance(by: 0.05)
        }
        return isHeard
    }

    /// Taps the middle of the first view with a label `count` times in a row. Returns false if there is none, or it
    /// does not handle the taps.
    @discardableResult
    public func tap(_ label: String, count: Int) -> Bool {
        frame(of: label).map { tap(at: $0.middle, count: count) } ?? false
    }

    /// Presses the middle of the first view with a label for some seconds. Returns false if there is none, or it does
    /// not handle the press.
    @discardableResult
    public func longPress(_ label: String, for seconds: Double = 0.5) -> Bool {
        guard let frame = frame(of: label) else { return false }
        let isHeard = touchDown(at: frame.middle)
        advance(by: seconds)
        touchUp(at: frame.middle)
        return isHeard
    }

    /// Drags the first view with a label from its middle, by a distance in points. Returns false if there is none, or
    /// it does not handle the drag.
    @discardableResult
    public func drag(_ label: String, by translation: CGSize) -> Bool {
        guard let start = frame(of: label)?.middle else { return false }
        return drag(from: start, to: CGPoint(x: start.x + translation.width, y: start.y + translation.height))
    }

    /// Puts a finger down, moves it in ten steps of a hundredth of a second, and lifts it. Points are in window
    /// coordinates. Returns false if no view at the start handles it.
    @discardableResult
    public func drag(from start: CGPoint, to end: CGPoint) -> Bool {
        let isHeard = touchDown(at: start)
        for step in 1...10 {
            let share = CGFloat(step) / 10
            clock.advance(by: 0.01)
            touchMove(
                to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        }
        touchUp(at: end)
        return isHeard
    }

    /// Puts a finger down at a point of the window. Returns false if no view there handles it.
    @discardableResult
    public func touchDown(at point: CGPoint, finger: Int = 1, modifiers: EventModifiers = []) -> Bool {
        send(.began, at: point, finger: finger, modifiers: modifiers)
    }

    /// Moves a finger that is down to a point of the window.
    public func touchMove(to point: CGPoint, finger: Int = 1, modifiers: EventModifiers = []) {
        send(.moved, at: point, finger: finger, modifiers: modifiers)
    }

    /// Lifts a finger at a point of the window.
    public func touchUp(at point: CGPoint, finger: Int = 1, modifiers: EventModifiers = []) {
        send(.ended, at: point, finger: finger, modifiers: modifiers)
    }

    /// Cancels a finger that is down, as if the system used it for its own gestures.
    public func touchCancel(at point: CGPoint, finger: Int = 1) { send(.cancelled, at: point, finger: finger) }

    /// Moves the mouse to a point of the window; nil for out of the window.
    public func hover(at point: CGPoint?) {
        send(point == nil ? .left : .hovered, at: point ?? .zero, device: .mouse)
    }

    /// Moves the mouse to the middle of the first view with a label. Returns false if there is none.
    @discardableResult
    public func hover(_ label: String) -> Bool {
        guard let frame = frame(of: label) else { return false }
        hover(at: frame.middle)
        return true
    }

    @discardableResult
    private func send(
        _ phase: PointerEvent.Phase, at point: CGPoint, finger: Int = 1, device: PointerEvent.Device = .touch,
        modifiers: EventModifiers = []
    ) -> Bool {
        let isHeard = host.send(
            PointerEvent(
                phase, at: point, time: clock.time, device: device, pointer: finger, modifiers: modifiers))
        update()
        return isHeard
    }
}
