import Foundation

/// What gestures are told: what a pointer did, or that time has passed.
struct GestureInput {
    enum Phase {
        case began, moved, ended, cancelled
        /// Nothing has happened until now.
        case waited
    }

    private(set) var phase: Phase

    /// Which pointer it was.
    let pointer: Int

    /// When it was, in seconds on the clock of the window's events.
    private(set) var time: Double

    /// When it was, by the calendar.
    private(set) var date: Date

    /// The place in the window.
    let location: CGPoint

    /// The keys that were held.
    let modifiers: EventModifiers

    /// The node that the gesture belongs to.
    var node: LayoutNode

    /// How far the node is from where the window's layout has it, as its host scrolled it by itself.
    let shift: CGSize

    /// The place, measured from where a space begins.
    func location(in space: CoordinateSpace) -> CGPoint {
        if space.isGlobal { return location }
        return node.place(
            ofWindow: CGPoint(x: location.x + shift.width, y: location.y + shift.height), in: space)
    }

    /// The same place as the beginning of something.
    var asBeginning: GestureInput {
        var copy = self
        copy.phase = .began
        return copy
    }

    /// That nothing has happened here until a moment.
    func waiting(until moment: Double) -> GestureInput {
        var copy = self
        copy.phase = .waited
        copy.date += moment - time
        copy.time = moment
        return copy
    }

    /// How far two points are from each other.
    static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
}
