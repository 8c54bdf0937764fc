/// How opaque the colours of text and lines are in front of what is not a window's background: they have no hue of their
/// own there. These are no figures of Apple's.
enum BackdropColors {
    /// White in front of a strong colour.
    static func onProminentBackdrop(_ color: SystemColor, isContrastIncreased: Bool) -> Float {
        switch color {
        case .secondary: isContrastIncreased ? 0.9 : 0.75
        case .tertiary, .placeholder: isContrastIncreased ? 0.8 : 0.55
        case .quaternary, .separator: isContrastIncreased ? 0.65 : 0.35
        case .quinary: isContrastIncreased ? 0.4 : 0.2
        default: 1
        }
    }

    /// Black or white in front of frosted glass; nil for colours that are there as everywhere.
    static func onMaterial(_ color: SystemColor, isContrastIncreased: Bool) -> Float? {
        switch color {
        case .secondary: isContrastIncreased ? 0.7 : 0.5
        case .tertiary, .placeholder: isContrastIncreased ? 0.6 : 0.3
        case .quaternary, .separator: isContrastIncreased ? 0.45 : 0.18
        case .quinary: isContrastIncreased ? 0.25 : 0.1
        default: nil
        }
    }
}

extension Color.Resolved {
    /// A grey between black, 0, and white, 1.
    static func gray(_ white: Float, opacity: Float) -> Color.Resolved {
        Color.Resolved(red: white, green: white, blue: white, opacity: opacity)
    }
}
