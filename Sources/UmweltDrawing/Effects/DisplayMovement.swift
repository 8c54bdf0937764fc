/// How something moves all the time without anything being changed.
public enum DisplayMovement: Sendable, Hashable {
    /// It turns around its middle with the clock, spoke by spoke, once a second.
    case turning
    /// It passes from one side of what is around it to the other, again and again. What is around it is three times as
    /// wide, and it is in the middle of that.
    case passing(isRightToLeft: Bool)

    /// How many spokes there are in what turns.
    public static let spokes = 8
}
