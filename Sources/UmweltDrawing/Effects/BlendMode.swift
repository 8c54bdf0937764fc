/// A rule for mixing a view's colours with those of the content behind it.
public enum BlendMode: Sendable, Hashable {
    /// The view in front of its backdrop.
    case normal
    /// Both components multiplied: darker.
    case multiply
    /// The inverse components multiplied: brighter.
    case screen
    /// Multiply on a dark backdrop, screen on a bright one.
    case overlay
    /// The darker of both colours.
    case darken
    /// The brighter of both colours.
    case lighten
    /// The backdrop, brightened by the view.
    case colorDodge
    /// The backdrop, darkened by the view.
    case colorBurn
    /// Softly darkened or brightened.
    case softLight
    /// Multiply for a dark view, screen for a bright one.
    case hardLight
    /// The difference of both colours.
    case difference
    /// The difference with less contrast.
    case exclusion
    /// The hue of the view.
    case hue
    /// The saturation of the view.
    case saturation
    /// The hue and saturation of the view.
    case color
    /// The luminosity of the view.
    case luminosity
    /// The view in front of its backdrop, only where there is a backdrop.
    case sourceAtop
    /// The view behind its backdrop.
    case destinationOver
    /// The backdrop where the view is not.
    case destinationOut
    /// Adds both colours and subtracts one, so that black stays black.
    case plusDarker
    /// Both added.
    case plusLighter

    /// The blend mode of display effects that does the same.
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
