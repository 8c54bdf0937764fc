import Foundation

/// An event of a mouse, a finger or a pen.
public struct PointerEvent: Sendable, Hashable, Codable {
    /// The phases of a pointer's movement.
    public enum Phase: String, Sendable, Hashable, Codable {
        /// The pointer was put down or its button was pressed. The pointer was pressed; the innermost node that handles
        /// the event receives it.
        case began
        /// The pointer moved while it was down. This and all events up to the end may be sent to any node of the
        /// window.
        case moved
        /// The pointer was lifted or its button released.
        case ended
        /// The system took over the pointer for something else, such as scrolling.
        case cancelled
        /// The pointer moved over the node, or came to it, without being down.
        case hovered
        /// The pointer is no longer over the node.
        case left
    }

    /// The kinds of pointing devices.
    public enum Device: String, Sendable, Hashable, Codable {
        /// A mouse, or another device that moves a pointer on the screen.
        case mouse
        /// A finger.
        case touch
        /// A pen.
        case pen
    }

    /// The phase of the movement.
    public var phase: Phase

    /// The pointing device.
    public var device: Device

    /// The number of the pointer, which distinguishes several fingers.
    public var pointer: Int

    /// The position in points from the window's top left corner.
    public var location: CGPoint

    /// The position in the coordinates of the node that the event is sent to; nil to compute it from the window's
    /// layout.
    ///
    /// Hosts that scroll by themselves know it more exactly.
    public var place: CGPoint?

    /// The time of the event, in seconds since any moment that is the same for all events of a window.
    public var time: Double

    /// The modifier keys that were held.
    public var modifiers: EventModifiers

    /// Makes an event.
    ///
    /// - Parameters:
    ///   - phase: The phase of the movement.
    ///   - location: The position in points in window coordinates.
    ///   - place: The position in the node's coordinates; nil to compute it from the layout.
    ///   - time: The time in seconds since a moment that is the same for all events of the window.
    ///   - device: The pointing device.
    ///   - pointer: The number of the pointer, which distinguishes several fingers.
    ///   - modifiers: The modifier keys that were held.
    public init(
        _ phase: Phase, at location: CGPoint, place: CGPoint? = nil, time: Double, device: Device = .mouse,
        pointer: Int = 1, modifiers: EventModifiers = []
    ) {
        self.phase = phase
        self.location = location
        self.place = place
        self.time = time
        self.device = device
        self.pointer = pointer
        self.modifiers = modifiers
    }

    /// The reason why the event is rejected, as no correct host sends it; nil for a valid event.
    var validationError: String? {
        let lengths = [location.x, location.y, place?.x ?? 0, place?.y ?? 0]
        if !lengths.allSatisfy({ abs($0) <= 1_000_000 }) { return "No pointer is there." }
        if !(0...1e12).contains(time) { return "That is no time." }
        if modifiers.rawValue & ~EventModifiers.all.rawValue != 0 { return "There are no such keys." }
        return nil
    }
}
