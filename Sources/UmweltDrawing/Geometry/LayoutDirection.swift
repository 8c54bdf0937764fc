/// The direction in which content is laid out and read.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// From left to right, as in English.
    case leftToRight
    /// From right to left, as in Arabic.
    case rightToLeft
}
