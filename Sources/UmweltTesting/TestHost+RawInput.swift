import Foundation
import Umwelt
import UmweltInput

// Raw input, which the input engine turns into what views do, as in a desktop window.
extension TestHost {
    /// Puts a pointer down at a point of the window: a press, a drag, a swipe of a row or a scroll begins.
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
    /// - Returns: False if nothing there handles a press.
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
    public func move(to point: CGPoint, after seconds: Double = 0.1) {
        guard var event = pressedPointer else { return }
        let start = event.location
        event.phase = .moved
        for step in 1...10 {
            clock.advance(by: seconds / 10)
            let part = CGFloat(step) / 10
            event.location = CGPoint(x: start.x + (point.x - start.x) * part, y: start.y + (point.y - start.y) * part)
            event.time = clock.time
            surface.input.pointer(event)
        }
        pressedPointer = event
    }

    /// Lifts the pointer that is down, where it is. A scroll view decelerates then: ``advance(by:)`` moves it.
    public func release() {
        guard var event = pressedPointer else { return }
        pressedPointer = nil
        event.phase = .ended
        event.time = clock.time
        surface.input.pointer(event)
    }

    /// Waits until the items of the drop by ``release()`` have been loaded and delivered.
    public func finishDrop() async { await host.transfers.finishWork() }

    /// Scrolls by a wheel or a touchpad over a point of the window.
    ///
    /// - Parameters:
    ///   - distance: The distance in points, positive to the right and down.
    ///   - point: The point in window coordinates; nil for the middle of the window.
    /// - Returns: False if nothing scrolls there in that direction.
    @discardableResult
    public func wheel(by distance: CGVector, at point: CGPoint? = nil) -> Bool {
        let point = point ?? CGPoint(x: size.width / 2, y: size.height / 2)
        return surface.input.scroll(at: point, by: distance, isInPoints: true)
    }

    /// Presses and releases a key, as on a keyboard: a shortcut, a key of the focused control, a character of a field,
    /// the tab key, or scrolling.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys that are held. Command is Control on Linux.
    /// - Returns: False if nothing in the window uses the key.
    @discardableResult
    public func key(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
        let modifiers = modifiers.contains(.command) ? modifiers.union(.control).subtracting(.command) : modifiers
        let character = String(key.character)
        let isWritten = key.character.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value < 0xF700 }
        let characters = !isWritten ? "" : modifiers.contains(.shift) ? character.uppercased() : character
        let press = KeyboardEvent(key, characters: characters, modifiers: modifiers)
        defer { surface.input.release(press) }
        return surface.input.press(press)
    }
}
