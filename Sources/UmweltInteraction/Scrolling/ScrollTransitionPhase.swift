/// The phase of a view that scrolls into or out of the visible part of a scroll view.
@frozen
public enum ScrollTransitionPhase {
    /// The view is about to enter at the top edge, or at the leading edge of horizontally scrolling content.
    case topLeading
    /// The view is visible.
    case identity
    /// The view is about to enter at the bottom edge, or at the trailing edge of horizontally scrolling content.
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
