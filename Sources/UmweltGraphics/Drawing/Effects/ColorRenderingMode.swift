/// The colour components for blending.
///
/// All modes draw the same: Cairo and browsers mix gamma-encoded components only.
public enum ColorRenderingMode: Hashable, Sendable {
    /// Gamma-encoded components, as on screens.
    case nonLinear
    /// Components in proportion to the light. Drawn as ``nonLinear``.
    case linear
    /// Linear components, with values beyond sRGB. Drawn as ``nonLinear``.
    case extendedLinear
}
