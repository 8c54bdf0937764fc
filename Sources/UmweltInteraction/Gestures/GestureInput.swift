@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltLayout
import Foundation

/// The input of recognizers: an event of a pointer, or that time has passed without one.
package struct GestureInput {
    enum Phase {
        case began, moved, ended, cancelled
        /// No event until this time.
        case waited
    }

    private(set) var phase: Phase

    /// The number of the pointer.
    let pointer: Int

    /// The time, in seconds on the clock of the window's events.
    private(set) var time: Double

    /// The time by the calendar.
    private(set) var date: Date

    /// The position in window coordinates.
    let location: CGPoint

    /// The device of the pointer; nil for input without one, as of assistive technology.
    let device: PointerEvent.Device?

    /// The modifier keys that were down.
    let modifiers: EventModifiers

    /// The node that the gesture belongs to.
    var node: LayoutNode

    /// The offset of the node from its layout position, in points, when the host scrolls it.
    let shift: CGSize

    /// Returns the position in a coordinate space.
    func location(in space: CoordinateSpace) -> CGPoint {
        if space.isGlobal { return location }
        return node.place(
            ofWindow: CGPoint(x: location.x + shift.width, y: location.y + shift.height), in: space)
    }

    /// The same input with the phase `began`.
    var asBeginning: GestureInput {
        var copy = self
        copy.phase = .began
        return copy
    }

    /// Returns input for the same position, for a time without an event on the clock of the window's events.
    func waiting(until moment: Double) -> GestureInput {
        var copy = self
        copy.phase = .waited
        copy.date += moment - time
        copy.time = moment
        return copy
    }

    /// Returns the distance between two points.
    package static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
}
