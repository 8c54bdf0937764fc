/// How what is drawn mixes with what is there.
public enum CGBlendMode: Int32, Sendable {
    /// In front.
    case normal = 0
    /// Both components multiplied.
    case multiply = 1
    /// The inverse components multiplied, and inverted again.
    case screen = 2
    /// Multiply on dark, screen on bright ground.
    case overlay = 3
    /// The darker of both.
    case darken = 4
    /// The brighter of both.
    case lighten = 5
    /// The ground brightened.
    case colorDodge = 6
    /// The ground darkened.
    case colorBurn = 7
    /// Softly darkened or brightened.
    case softLight = 8
    /// Multiply for dark, screen for bright things.
    case hardLight = 9
    /// How far both are apart.
    case difference = 10
    /// The same with less contrast.
    case exclusion = 11
    /// The hue of the new.
    case hue = 12
    /// The saturation of the new.
    case saturation = 13
    /// The hue and saturation of the new.
    case color = 14
    /// The luminosity of the new.
    case luminosity = 15
    /// Nothing.
    case clear = 16
    /// Only the new.
    case copy = 17
    /// The new where there is something.
    case sourceIn = 18
    /// The new where there is nothing.
    case sourceOut = 19
    /// The new in front of what is there, and only there.
    case sourceAtop = 20
    /// The new behind what is there.
    case destinationOver = 21
    /// What is there, where the new is.
    case destinationIn = 22
    /// What is there, where the new is not.
    case destinationOut = 23
    /// What is there in front of the new, and only there.
    case destinationAtop = 24
    /// Either of both, but not where both are.
    case xor = 25
    /// Both added, so that black stays black.
    case plusDarker = 26
    /// Both added.
    case plusLighter = 27
}

extension CGBlendMode {
    /// Whether only pixels can mix so: CSS has no name for it.
    package var needsPixels: Bool {
        switch self {
        case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
            .destinationAtop, .xor, .plusDarker:
            true
        default: false
        }
    }
}
