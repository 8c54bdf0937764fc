/// The components by which overlapping colours are mixed. Cairo, which draws them, has one mode only.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Gamma-encoded components, as on screens.
    case nonLinear
}
