/// The visibility of a part of the interface.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The default of the part.
    case automatic
    /// The part is visible.
    case visible
    /// The part is not shown.
    case hidden
}
