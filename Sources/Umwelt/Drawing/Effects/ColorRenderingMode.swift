/// How colours are mixed where they are drawn over each other. Cairo, which draws them, knows one way only.
public enum ColorRenderingMode: Hashable, Sendable {
    /// By their gamma-encoded components, as on screens.
    case nonLinear
}
