/// The stages of a view that appears and disappears, in their order.
///
/// A view is inserted in the phase ``willAppear`` and immediately changes to ``identity``. When it is removed, it
/// changes to ``didDisappear``. A view that is inserted again during its removal returns to ``identity``.
@frozen public enum TransitionPhase: Hashable, Sendable {
    /// The phase before the insertion: the view is not visible yet.
    case willAppear
    /// The phase of an inserted view.
    case identity
    /// The stage after the view has been removed.
    case didDisappear

    /// True in the phase in which the view is unmodified.
    public var isIdentity: Bool { self == .identity }

    /// The phase as a factor: -1 before the view appears, 0 while it is shown, 1 after it has disappeared.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}
