import Foundation
import Umwelt
import UmweltInput

// Raw input, which the input engine turns into what views do, as in a desktop window.
extension TestHost {
    /// Puts a pointer down at a point of the window, which begins a press, a drag, a swipe of a row or a scroll.
    ///
    /// ```swift
    /// host.press(at: CGPoint(x: 300, y: 120))
    /// host.move(to: CGPoint(x: 200, y: 120), after: 0.1)
    /// host.release()
    /// #expect(host.texts.contains("Delete"))
    /// ```
    ///
    /// - Parameters:
    ///   - point: The point in window coordinates, in points.
    ///   - device: The kind of pointer. A finger scrolls; a mouse drags.
    ///   - modifiers: The modifier keys that are held.
    /// - Returns: False if nothing there handles the press.
    @discardableResult
    public func press(
        at point: CGPoint, with device: PointerEvent.Device = .touch, modifiers: EventModifiers = []
    ) -> Bool {
        let event = PointerEvent(
            .began, at: point, time: clock.time, device: device,
            modifiers: modifiers.union(host.nodes.heldModifiers))
        pressedPointer = event
        return surface.input.pointer(event)
    }

    /// Moves the pointer that is down to a point of the window, in a straight line of ten steps.
    ///
    /// - Parameters:
    ///   - point: The point in window coordinates, in points.
    ///   - seconds: The time of the movement.
    public func move(to point: CGPoint, after seconds: Double = 0.1) { movePointer(to: point, after: seconds) }

    /// Moves the pointer that is down in a straight line. Returns false if it drags a view over a point where no drop
    /// destination accepts it.
    @discardableResult
    func movePointer(to point: CGPoint, after seconds: Double, steps: Int = 10) -> Bool {
        guard var event = pressedPointer else { return false }
        let start = event.location
        event.phase = .moved
        var isAccepted = false
        for step in 1...steps {
            clock.advance(by: seconds / Double(steps))
            let part = CGFloat(step) / CGFloat(steps)
            event.location = CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part)
            event.time = clock.time
            isAccepted = surface.input.pointer(event)
        }
        pressedPointer = event
        return isAccepted
    }

    /// Lifts the pointer that is down, where it is. A scroll view decelerates then: ``advance(by:)`` moves it.
    public func release() { releasePointer() }

    /// Lifts or cancels the pointer that is down. Returns false if its swipe, pull, move or drop has no effect.
    @discardableResult
    func releasePointer(_ phase: PointerEvent.Phase = .ended) -> Bool {
        guard var event = pressedPointer else { return false }
        pressedPointer = nil
        event.phase = phase
        event.time = clock.time
        return surface.input.pointer(event)
    }

    /// Puts a pointer down, moves it in a straight line, and lifts it. No time passes, so that no animation advances.
    /// Returns false if the stroke has no effect.
    func stroke(from start: CGPoint, to end: CGPoint, with device: PointerEvent.Device = .touch) -> Bool {
        press(at: start, with: device)
        move(to: end, after: 0)
        return releasePointer()
    }

    /// Waits until the items of the drop by ``release()`` have been loaded and delivered.
    public func finishDrop() async { await host.transfers.finishWork() }

    /// Scrolls by a wheel or a touchpad over a point of the window.
    ///
    /// - Parameters:
    ///   - distance: The distance in points, positive to the right and down.
    ///   - point: The point in window coordinates; nil for the middle of the window.
    ///   - modifiers: The modifier keys that are held. With Control, the wheel pinches where a gesture follows two
    ///     fingers.
    /// - Returns: False if nothing there scrolls in that direction.
    @discardableResult
    public func wheel(by distance: CGVector, at point: CGPoint? = nil, modifiers: EventModifiers = []) -> Bool {
        let point = point ?? CGPoint(x: size.width / 2, y: size.height / 2)
        if modifiers.contains(.control), surface.input.pinch(at: point, by: distance.dy, isInPoints: true) {
            return true
        }
        return surface.input.scroll(at: point, by: distance, isInPoints: true)
    }

    /// Presses and releases a key once, as ``press(_:modifiers:repeats:)`` does.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys that are held. Command is Control on Linux.
    /// - Returns: False if nothing in the window handles the key.
    @discardableResult
    public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool { press(key, modifiers: modifiers) }

    /// True if touching with a finger begins a new gesture: no finger is down, and no scroll view decelerates.
    var isFingerFree: Bool { !surface.input.isDown(1) && !surface.input.isMoving }

    /// Presses a control by a finger in its middle for no time, or activates it without a finger if none reaches it.
    /// See ``tap(_:)``.
    func tap(_ control: SemanticsNode) -> Bool {
        let point = control.frame.middle
        defer { update() }
        guard isFingerFree, surface.input.control(at: point) == control.hostNode else { return control.send(.press) }
        return surface.input.tap(at: point, time: clock.time, modifiers: host.nodes.heldModifiers)
    }
}
