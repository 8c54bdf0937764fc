/// An endless animation that needs no changes of the views, such as a pulsing symbol.
public enum DisplayMovement: Sendable, Hashable {
    /// A rotation around the middle, once a second, in steps of one spoke.
    case turning
    /// A repeated movement from one side of the parent to the other. The parent is three times as wide as the
    /// picture, which is laid out in its middle.
    case passing(isRightToLeft: Bool)

    /// The number of spokes of a picture that turns.
    public static let spokes = 8
}
