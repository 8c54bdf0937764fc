/// A rule for mixing the colours that are drawn (the source) with those that are already there (the backdrop).
public enum CGBlendMode: Int32, Sendable {
    /// The source in front of the backdrop.
    case normal = 0
    /// Both components multiplied.
    case multiply = 1
    /// The inverse components multiplied, and inverted again.
    case screen = 2
    /// Multiply on a dark backdrop, screen on a bright one.
    case overlay = 3
    /// The darker of both colours.
    case darken = 4
    /// The brighter of both colours.
    case lighten = 5
    /// The backdrop, brightened by the source.
    case colorDodge = 6
    /// The backdrop, darkened by the source.
    case colorBurn = 7
    /// Softly darkened or brightened.
    case softLight = 8
    /// Multiply for a dark source, screen for a bright one.
    case hardLight = 9
    /// The difference of both colours.
    case difference = 10
    /// The difference with less contrast.
    case exclusion = 11
    /// The hue of the source.
    case hue = 12
    /// The saturation of the source.
    case saturation = 13
    /// The hue and saturation of the source.
    case color = 14
    /// The luminosity of the source.
    case luminosity = 15
    /// Neither source nor backdrop.
    case clear = 16
    /// The source alone.
    case copy = 17
    /// The source, only where there is a backdrop, which it replaces.
    case sourceIn = 18
    /// The source, only where there is no backdrop, which is removed.
    case sourceOut = 19
    /// The source in front of the backdrop, only where there is a backdrop.
    case sourceAtop = 20
    /// The source behind the backdrop.
    case destinationOver = 21
    /// The backdrop where the source is.
    case destinationIn = 22
    /// The backdrop where the source is not.
    case destinationOut = 23
    /// The backdrop in front of the source, only where the source is.
    case destinationAtop = 24
    /// The source and the backdrop, each only where the other is absent.
    case xor = 25
    /// Adds both colours and subtracts one, so that black stays black.
    case plusDarker = 26
    /// Both added.
    case plusLighter = 27
}

extension CGBlendMode {
    /// True if the mode needs a renderer that works on pixels, because CSS has no such mode.
    package var needsPixels: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
            .destinationAtop, .xor, .plusDarker:
            true
        default: false
        }
    }
}
