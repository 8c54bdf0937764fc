/// Whether something is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// As is usual for it.
    case automatic
    /// It is shown.
    case visible
    /// It is not shown.
    case hidden
}
