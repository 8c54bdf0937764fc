import Foundation

/// What a mouse, a finger or a pen did.
public struct PointerEvent: Sendable, Hashable, Codable {
    /// What happened.
    public enum Phase: String, Sendable, Hashable, Codable {
        /// It was put down or its button was pressed. The event goes to the innermost node that listens.
        case began
        /// It moved while it was down. This and all up to the end may go to any node of the window.
        case moved
        /// It was taken up.
        case ended
        /// The system uses it for something else, such as scrolling.
        case cancelled
        /// It moved over the node, or came to it, without being down.
        case hovered
        /// It is not over the node any more.
        case left
    }

    /// What people hold.
    public enum Device: String, Sendable, Hashable, Codable {
        /// A mouse, or anything else that moves a pointer on the screen.
        case mouse
        /// A finger.
        case touch
        /// A pen.
        case pen
    }

    /// What happened.
    public var phase: Phase

    /// What people hold.
    public var device: Device

    /// Tells several fingers apart.
    public var pointer: Int

    /// The place in points from the window's top left corner.
    public var location: CGPoint

    /// The place in the node that the event is sent to; nil where the window's layout says it. Hosts that scroll by
    /// themselves know it better.
    public var place: CGPoint?

    /// When it happened, in seconds since any moment that is the same for all events of a window.
    public var time: Double

    /// The keys that were held.
    public var modifiers: EventModifiers

    /// Describes an event.
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

    /// Why no host in its right mind sends such an event; nil if it may.
    var validationError: String? {
        let lengths = [location.x, location.y, place?.x ?? 0, place?.y ?? 0]
        if !lengths.allSatisfy({ abs($0) <= 1_000_000 }) { return "No pointer is there." }
        if !(0...1e12).contains(time) { return "That is no time." }
        if modifiers.rawValue & ~EventModifiers.all.rawValue != 0 { return "There are no such keys." }
        return nil
    }
}
