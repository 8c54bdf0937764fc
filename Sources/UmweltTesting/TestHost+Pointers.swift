import Foundation
import Umwelt

extension TestHost {
    /// The time of the clock before any has passed, for texts that show it: noon of a day in 2025, in Greenwich.
    public nonisolated static var start: Date { Date(timeIntervalSince1970: 1_750_075_200) }

    /// Advances the clock, for gestures that wait, such as a long press, and for texts that show the time.
    ///
    /// - Parameter seconds: The time, in seconds.
    public func advance(by seconds: Double) {
        clock.advance(by: seconds)
        update()
    }

    /// Taps a point of the window `count` times in a row.
    ///
    /// - Parameters:
    ///   - point: The point, in window coordinates.
    ///   - count: The number of taps in a row.
    /// - Returns: False if no view there handles it; otherwise true.
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

    /// Taps the middle of the first view with a label `count` times in a row.
    ///
    /// - Parameters:
    ///   - label: The complete label, not a part of it.
    ///   - count: The number of taps in a row.
    /// - Returns: False if there is no such view, or it does not handle the taps; otherwise true.
    @discardableResult
    public func tap(_ label: String, count: Int) -> Bool {
        frame(of: label).map { tap(at: $0.middle, count: count) } ?? false
    }

    /// Taps a point of the first view with a label, in points from its top left corner.
    ///
    /// - Parameters:
    ///   - label: The complete label, not a part of it.
    ///   - place: The point, in points from the top left corner of the view.
    /// - Returns: False if there is no such view, or it does not handle the tap; otherwise true.
    @discardableResult
    public func tap(_ label: String, at place: CGPoint) -> Bool {
        frame(of: label).map { tap(at: place.moved(to: $0)) } ?? false
    }

    /// Presses the middle of the first view with a label for some seconds.
    ///
    /// - Parameters:
    ///   - label: The complete label, not a part of it.
    ///   - seconds: The duration of the press, in seconds.
    /// - Returns: False if there is no such node, or it does not handle the press; otherwise true.
    @discardableResult
    public func longPress(_ label: String, for seconds: Double = 0.5) -> Bool {
        frame(of: label).map { longPress(at: $0.middle, for: seconds) } ?? false
    }

    /// Presses a point of the first view with a label for some seconds. Returns false if there is no such view, or it
    /// does not handle the press.
    ///
    /// - Parameter place: The point, in points from the view's top left corner.
    @discardableResult
    public func longPress(_ label: String, at place: CGPoint, for seconds: Double = 0.5) -> Bool {
        frame(of: label).map { longPress(at: place.moved(to: $0), for: seconds) } ?? false
    }

    /// Presses a point of the window for some seconds.
    ///
    /// - Parameters:
    ///   - point: The point, in window coordinates.
    ///   - seconds: The duration of the press, in seconds.
    /// - Returns: False if no view there handles it; otherwise true.
    @discardableResult
    public func longPress(at point: CGPoint, for seconds: Double = 0.5) -> Bool {
        let isHeard = touchDown(at: point)
        advance(by: seconds)
        touchUp(at: point)
        return isHeard
    }

    /// Drags the first view with a label from its middle, by a distance in points.
    ///
    /// - Parameters:
    ///   - label: The complete label, not a part of it.
    ///   - translation: The distance, in points.
    /// - Returns: False if there is no such view, or it does not handle the drag; otherwise true.
    @discardableResult
    public func drag(_ label: String, by translation: CGSize) -> Bool {
        guard let start = frame(of: label)?.middle else { return false }
        return drag(from: start, to: CGPoint(x: start.x + translation.width, y: start.y + translation.height))
    }

    /// Puts a finger down, moves it in ten steps of a hundredth of a second, and lifts it. Points are in window
    /// coordinates.
    ///
    /// - Parameters:
    ///   - start: The first point, in window coordinates.
    ///   - end: The last point, in window coordinates.
    /// - Returns: False if no view at the start handles it; otherwise true.
    @discardableResult
    public func drag(from start: CGPoint, to end: CGPoint) -> Bool { drag(along: [start, end]) }

    /// Drags along a path in the first view with a label. Returns false if there is no such view, or it does not handle
    /// the drag.
    ///
    /// ```swift
    /// host.drag("Sketch", along: [CGPoint(x: 10, y: 10), CGPoint(x: 60, y: 40), CGPoint(x: 10, y: 70)], for: 0.5)
    /// ```
    ///
    /// - Parameters:
    ///   - path: The points, from the view's top left corner.
    ///   - seconds: The duration of the drag.
    @discardableResult
    public func drag(_ label: String, along path: [CGPoint], for seconds: Double = 0.1) -> Bool {
        frame(of: label).map { frame in drag(along: path.map { $0.moved(to: frame) }, for: seconds) } ?? false
    }

    /// Puts a finger down, moves it along a path as fast everywhere, in ten steps from each point to the next, and
    /// lifts it. Returns false if no view at the start handles it.
    ///
    /// - Parameters:
    ///   - path: The points, in window coordinates.
    ///   - seconds: The duration of the drag.
    @discardableResult
    public func drag(along path: [CGPoint], for seconds: Double = 0.1) -> Bool {
        guard let start = path.first, let end = path.last else { return false }
        let isHeard = touchDown(at: start)
        let ways = zip(path, path.dropFirst()).map { (from: $0, to: $1, length: hypot($1.x - $0.x, $1.y - $0.y)) }
        let length = ways.reduce(0) { $0 + $1.length }
        for way in ways {
            let time = length > 0 ? seconds * way.length / length : seconds / Double(ways.count)
            for step in 1...10 {
                let share = CGFloat(step) / 10
                clock.advance(by: time / 10)
                touchMove(
                    to: CGPoint(
                        x: way.from.x + (way.to.x - way.from.x) * share,
                        y: way.from.y + (way.to.y - way.from.y) * share))
            }
        }
        touchUp(at: end)
        return isHeard
    }

    /// Puts two fingers down on the first view with a label, moves them apart or together and around each other in ten
    /// steps, and lifts them. Returns false if there is no such view, or it does not handle the gesture.
    ///
    /// ```swift
    /// host.pinch("Map", magnification: 2)
    /// host.pinch("Map", rotation: .degrees(90))
    /// ```
    ///
    /// - Parameters:
    ///   - place: The point between the fingers, in points from the view's top left corner; nil for its middle.
    ///   - magnification: The distance of the fingers in the end, as a multiple of that at the start.
    ///   - rotation: The angle by which the fingers turn clockwise.
    ///   - seconds: The duration of the gesture.
    @discardableResult
    public func pinch(
        _ label: String, at place: CGPoint? = nil, magnification: CGFloat = 1, rotation: Angle = .zero,
        for seconds: Double = 0.1
    ) -> Bool {
        guard let frame = frame(of: label) else { return false }
        let middle = place?.moved(to: frame) ?? frame.middle
        // Both fingers begin in the view, as far as there is space for them.
        let space = min(frame.maxX - middle.x, middle.x - frame.minX, frame.width / 4)
        return pinch(at: middle, reach: max(space, 1), magnification, rotation, for: seconds)
    }

    /// Puts two fingers down around a point of the window, moves them apart or together and around each other in ten
    /// steps, and lifts them. Returns false if no view there handles them.
    ///
    /// - Parameters:
    ///   - point: The point between the fingers, which start 40 points away from it.
    ///   - magnification: The distance of the fingers in the end, as a multiple of that at the start.
    ///   - rotation: The angle by which the fingers turn clockwise.
    ///   - seconds: The duration of the gesture.
    @discardableResult
    public func pinch(
        at point: CGPoint, magnification: CGFloat = 1, rotation: Angle = .zero, for seconds: Double = 0.1
    ) -> Bool {
        pinch(at: point, reach: 40, magnification, rotation, for: seconds)
    }

    private func pinch(
        at middle: CGPoint, reach: CGFloat, _ magnification: CGFloat, _ rotation: Angle, for seconds: Double
    ) -> Bool {
        func finger(_ side: CGFloat, _ share: CGFloat) -> CGPoint {
            let radius = side * reach * (1 + (magnification - 1) * share)
            let radians = rotation.radians * share
            return CGPoint(x: middle.x + radius * cos(radians), y: middle.y + radius * sin(radians))
        }
        let sides: [(finger: Int, side: CGFloat)] = [(1, -1), (2, 1)]
        var isHeard = true
        for (number, side) in sides { isHeard = touchDown(at: finger(side, 0), finger: number) && isHeard }
        for step in 1...10 {
            clock.advance(by: seconds / 10)
            for (number, side) in sides { touchMove(to: finger(side, CGFloat(step) / 10), finger: number) }
        }
        for (number, side) in sides { touchUp(at: finger(side, 1), finger: number) }
        return isHeard
    }

    /// Puts a finger down at a point of the window.
    ///
    /// - Parameters:
    ///   - point: The point, in window coordinates.
    ///   - finger: The number of the finger, for gestures with several.
    ///   - modifiers: The modifier keys that are held.
    /// - Returns: False if no view there handles it; otherwise true.
    @discardableResult
    public func touchDown(at point: CGPoint, finger: Int = 1, modifiers: EventModifiers = []) -> Bool {
        send(.began, at: point, finger: finger, modifiers: modifiers)
    }

    /// Moves a finger that is down to a point of the window.
    ///
    /// - Parameters:
    ///   - point: The point, in window coordinates.
    ///   - finger: The number of the finger, for gestures with several.
    ///   - modifiers: The modifier keys that are held.
    public func touchMove(to point: CGPoint, finger: Int = 1, modifiers: EventModifiers = []) {
        send(.moved, at: point, finger: finger, modifiers: modifiers)
    }

    /// Lifts a finger at a point of the window.
    ///
    /// - Parameters:
    ///   - point: The point, in window coordinates.
    ///   - finger: The number of the finger, for gestures with several.
    ///   - modifiers: The modifier keys that are held.
    public func touchUp(at point: CGPoint, finger: Int = 1, modifiers: EventModifiers = []) {
        send(.ended, at: point, finger: finger, modifiers: modifiers)
    }

    /// Cancels the touch of a finger, as if the system used it for its own gesture.
    ///
    /// - Parameters:
    ///   - point: The point, in window coordinates.
    ///   - finger: The number of the finger, for gestures with several.
    public func touchCancel(at point: CGPoint, finger: Int = 1) { send(.cancelled, at: point, finger: finger) }

    /// Moves the mouse to a point of the window; nil for out of the window.
    ///
    /// - Parameter point: The point, in window coordinates; nil for outside of the window.
    public func hover(at point: CGPoint?) {
        send(point == nil ? .left : .hovered, at: point ?? .zero, device: .mouse)
    }

    /// Moves the mouse to the middle of the first view with a label.
    ///
    /// - Parameter label: The complete label, not a part of it.
    /// - Returns: False if there is no such view; otherwise true.
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
        let isHeard = surface.input.pointer(
            PointerEvent(
                phase, at: point, time: clock.time, device: device, pointer: finger,
                modifiers: modifiers.union(host.nodes.heldModifiers)))
        update()
        return isHeard
    }
}

extension CGPoint {
    /// The point of the window for a point from the top left corner of a frame.
    fileprivate func moved(to frame: CGRect) -> CGPoint { CGPoint(x: frame.minX + x, y: frame.minY + y) }
}
