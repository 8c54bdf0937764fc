/// The phase of a view that scrolls into the visible part of a scroll view, and out of it.
@frozen
public enum ScrollTransitionPhase {
    /// The view is about to come in at the top edge, or at the leading edge where content scrolls horizontally.
    case topLeading
    /// The view is visible.
    case identity
    /// The view is about to come in at the bottom edge, or at the trailing edge where content scrolls horizontally.
    case bottomTrailing

    /// True if the view is visible.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a number: -1 at the top or the leading edge, 0 for a visible view, 1 at the bottom or the trailing
    /// edge.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}
