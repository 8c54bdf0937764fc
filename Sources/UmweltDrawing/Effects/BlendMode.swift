/// How a view mixes with what is behind it.
public enum BlendMode: Sendable, Hashable {
    /// In front.
    case normal
    /// Both components multiplied: darker.
    case multiply
    /// The inverse components multiplied: brighter.
    case screen
    /// Multiply on dark, screen on bright ground.
    case overlay
    /// The darker of both.
    case darken
    /// The brighter of both.
    case lighten
    /// The ground brightened.
    case colorDodge
    /// The ground darkened.
    case colorBurn
    /// Softly darkened or brightened.
    case softLight
    /// Multiply for dark, screen for bright things.
    case hardLight
    /// How far both are apart.
    case difference
    /// The same with less contrast.
    case exclusion
    /// The hue of the view.
    case hue
    /// The saturation of the view.
    case saturation
    /// The hue and saturation of the view.
    case color
    /// The luminosity of the view.
    case luminosity
    /// The view where something is behind it, in front of that.
    case sourceAtop
    /// The view behind all that is there.
    case destinationOver
    /// What is there without the view's outline.
    case destinationOut
    /// Both added, so that black stays black.
    case plusDarker
    /// Both added.
    case plusLighter

    /// The same for what is drawn.
    package var cgBlendMode: CGBlendMode {
        switch self {
        case .normal: .normal
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        }
    }
}
