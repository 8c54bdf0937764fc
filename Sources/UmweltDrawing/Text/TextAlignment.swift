/// How lines of text stand to each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// At the side where reading starts.
    case leading
    /// In the middle.
    case center
    /// At the side where reading ends.
    case trailing
}
