/// What something to choose a colour in is to people who use it or have it read to them.
public struct ColorWellSemantics: Sendable, Hashable {
    /// The colour, as in `#ff8000`.
    public var value: String

    /// Whether it can be more or less transparent; then the value may have two more digits.
    public var supportsOpacity: Bool

    /// Describes it.
    public init(value: String, supportsOpacity: Bool) {
        self.value = value
        self.supportsOpacity = supportsOpacity
    }
}
