/// The semantics of a control with which a colour is chosen.
public struct ColorWellSemantics: Sendable, Hashable {
    /// The colour, as in `#ff8000`.
    public var value: String

    /// True if the opacity can be chosen too; the value may then have two more digits.
    public var supportsOpacity: Bool

    /// Makes the semantics of a colour well.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - supportsOpacity: True if the user may choose an opacity, too.
    public init(value: String, supportsOpacity: Bool) {
        self.value = value
        self.supportsOpacity = supportsOpacity
    }
}
