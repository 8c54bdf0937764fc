/// The components in which overlapping colours are mixed.
///
/// All modes draw the same: Cairo and browsers mix gamma-encoded components only.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Gamma-encoded components, as on screens.
    case nonLinear
    /// Components in proportion to the light. Drawn as ``nonLinear``.
    case linear
    /// Components in proportion to the light, also beyond those of sRGB. Drawn as ``nonLinear``.
    case extendedLinear
}
