/// The opacities, from 0 to 1, of black and white text and lines in front of a backdrop other than a window's
/// background. Not Apple's figures.
enum BackdropColors {
    /// Returns the opacity of white in front of a strong colour.
    static func onProminentBackdrop(_ color: SystemColor, isContrastIncreased: Bool) -> Float {
        switch color {
        case .secondary: isContrastIncreased ? 0.9 : 0.75
        case .tertiary, .placeholder: isContrastIncreased ? 0.8 : 0.55
        case .quaternary, .separator: isContrastIncreased ? 0.65 : 0.35
        case .quinary: isContrastIncreased ? 0.4 : 0.2
        default: 1
        }
    }

    /// Returns the opacity of black or white in front of a material; nil for colours that do not change there.
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
    /// Returns a grey; `white` is from 0, black, to 1, white.
    static func gray(_ white: Float, opacity: Float) -> Color.Resolved {
        Color.Resolved(red: white, green: white, blue: white, opacity: opacity)
    }
}
