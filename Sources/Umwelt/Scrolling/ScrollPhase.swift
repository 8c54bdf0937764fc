import Foundation

/// What moves something that scrolls.
public enum ScrollPhase: Hashable {
    /// Nothing.
    case idle
    /// Its user has touched it, and may begin to scroll.
    case tracking
    /// Its user.
    case interacting
    /// What is left of the speed that its user gave it.
    case decelerating
    /// The program or the system.
    case animating

    /// Whether anything does.
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

/// What is known where something begins or stops to scroll.
public struct ScrollPhaseChangeContext {
    /// How far it is scrolled, in what.
    public let geometry: ScrollGeometry

    /// How fast it moves, in points a second; nil if it has not moved.
    public let velocity: CGVector?
}
