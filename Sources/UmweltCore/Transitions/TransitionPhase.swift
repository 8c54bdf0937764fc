/// The stages of a view that appears and disappears, in their order.
///
/// A view is inserted in the phase ``willAppear`` and moves on to ``identity`` at once; removed, it goes to
/// ``didDisappear``. A view that is put back while it goes returns to ``identity``.
@frozen public enum TransitionPhase: Hashable, Sendable {
    /// The stage before the view is inserted, in which it is not visible yet.
    case willAppear
    /// The stage of a view that is there.
    case identity
    /// The stage after the view has been removed.
    case didDisappear

    /// True in the stage in which the view looks as it does without a transition.
    public var isIdentity: Bool { self == .identity }

    /// The stage as a factor for changes that go in one direction: -1 before the view appears, 0 while it is there, 1
    /// after it has disappeared.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}
