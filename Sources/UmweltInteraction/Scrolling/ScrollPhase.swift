import Foundation

/// The cause of a scrollable view's movement.
public enum ScrollPhase: Hashable {
    /// The view does not move.
    case idle
    /// The user has touched the content, and may start to scroll.
    case tracking
    /// The user scrolls it.
    case interacting
    /// It moves on by the velocity that the user gave it.
    case decelerating
    /// The program or the system scrolls it.
    case animating

    /// True in every phase but `idle`.
    public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
    /// The name of the case.
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}

/// The state of a scrollable view when its scroll phase changes.
public struct ScrollPhaseChangeContext {
    /// The scroll offset with the sizes of the content and the view.
    public let geometry: ScrollGeometry

    /// The velocity in points per second; nil if the view has not moved.
    public let velocity: CGVector?
}
