/// The horizontal alignment of lines of text with each other.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Lines start at the side where reading starts.
    case leading
    /// Lines are centred.
    case center
    /// Lines end at the side where reading ends.
    case trailing
}
