import Foundation

/// The system's colours, which depend on the colour scheme and the contrast; some depend on the design, too.
package enum SystemColor: UInt8, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary, tertiary, quaternary, quinary, separator, windowBackground
    case groupedBackground, groupBackground, selectedRow
    case gray2, gray3, gray4, gray5, gray6
    case placeholder, link, opaqueSeparator
    case secondaryBackground, tertiaryBackground, tertiaryGroupedBackground
    case fill, secondaryFill, tertiaryFill, quaternaryFill

    package func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let isDark = environment.colorScheme == .dark
        let elevated = isDark ? elevated : self
        let color = elevated != self && environment.isElevated ? elevated : self
        let shades = color.shades(in: environment)
        let isContrastIncreased = environment.colorSchemeContrast == .increased
        let pair = isContrastIncreased ? shades.increased : shades.standard
        guard isInFront else { return isDark ? pair.dark : pair.light }
        let backdrop = environment.backdrop
        if backdrop.backgroundProminence == .increased {
            return .gray(1, opacity: BackdropColors.onProminentBackdrop(self, isContrastIncreased: isContrastIncreased))
        }
        if backdrop.backgroundMaterial != nil,
            let opacity = BackdropColors.onMaterial(self, isContrastIncreased: isContrastIncreased)
        {
            return .gray(isDark ? 1 : 0, opacity: opacity)
        }
        return isDark ? pair.dark : pair.light
    }

    /// True if it is a colour of text or lines, in front of a backdrop.
    private var isInFront: Bool {
        switch self {
        case .primary, .secondary, .tertiary, .quaternary, .quinary, .separator, .placeholder, .link: true
        default: false
        }
    }

    /// The background colour of an elevated view in dark mode, one step lighter: UIKit's system backgrounds are then
    /// 1C1C1E, 2C2C2E and 3A3A3C instead of black, 1C1C1E and 2C2C2E. Other colours are the same.
    private var elevated: SystemColor {
        switch self {
        case .windowBackground, .groupedBackground: .gray6
        case .secondaryBackground, .groupBackground: .gray5
        case .tertiaryBackground, .tertiaryGroupedBackground: .gray4
        default: self
        }
    }

    typealias Pair = (light: Color.Resolved, dark: Color.Resolved)
    private typealias Shades = (standard: Pair, increased: Pair)

    /// Returns the components in an environment. Only a colour that iOS 26 has changed reads the design.
    private func shades(in environment: EnvironmentValues) -> Shades {
        if let new = Self.newResolved[Int(rawValue)], environment.interfaceDesign == .iOS26 { return new }
        return Self.resolved[Int(rawValue)]
    }

    /// The components of all colours, computed once, because the conversion is slow.
    private static let resolved: [Shades] = allCases.map { ($0.components, $0.increasedComponents) }

    /// The components in the design of iOS 26 of the colours that it has changed; nil for the others.
    private static let newResolved: [Shades?] = allCases.map { color in
        guard let standard = color.newComponents, let increased = color.newIncreasedComponents else { return nil }
        return (standard, increased)
    }

    /// The components for default contrast. From Apple's Human Interface Guidelines, "Color": iOS system colours; label
    /// and separator colours as UIKit documents them.
    private var components: Pair {
        switch self {
        case .red: Self.pair(0xFF3B30, 0xFF453A)
        case .orange: Self.pair(0xFF9500, 0xFF9F0A)
        case .yellow: Self.pair(0xFFCC00, 0xFFD60A)
        case .green: Self.pair(0x34C759, 0x30D158)
        case .mint: Self.pair(0x00C7BE, 0x63E6E2)
        case .teal: Self.pair(0x30B0C7, 0x40C8E0)
        case .cyan: Self.pair(0x32ADE6, 0x64D2FF)
        case .blue: Self.pair(0x007AFF, 0x0A84FF)
        case .indigo: Self.pair(0x5856D6, 0x5E5CE6)
        case .purple: Self.pair(0xAF52DE, 0xBF5AF2)
        case .pink: Self.pair(0xFF2D55, 0xFF375F)
        case .brown: Self.pair(0xA2845E, 0xAC8E68)
        case .gray: Self.pair(0x8E8E93, 0x8E8E93)
        case .primary: Self.pair(0x000000, 0xFFFFFF)
        case .secondary: Self.pair(0x3C3C43, 0xEBEBF5, opacity: 0.6, 0.6)
        case .tertiary: Self.pair(0x3C3C43, 0xEBEBF5, opacity: 0.3, 0.3)
        case .quaternary: Self.pair(0x3C3C43, 0xEBEBF5, opacity: 0.18, 0.16)
        case .quinary: Self.pair(0x3C3C43, 0xEBEBF5, opacity: 0.09, 0.08)
        case .separator: Self.pair(0x3C3C43, 0x545458, opacity: 0.29, 0.6)
        case .windowBackground: Self.pair(0xFFFFFF, 0x000000)
        case .groupedBackground: Self.pair(0xF2F2F7, 0x000000)
        case .groupBackground: Self.pair(0xFFFFFF, 0x1C1C1E)
        case .selectedRow, .gray4: Self.pair(0xD1D1D6, 0x3A3A3C)
        case .gray2: Self.pair(0xAEAEB2, 0x636366)
        case .gray3: Self.pair(0xC7C7CC, 0x48484A)
        case .gray5: Self.pair(0xE5E5EA, 0x2C2C2E)
        case .gray6, .secondaryBackground: Self.pair(0xF2F2F7, 0x1C1C1E)
        case .placeholder: Self.pair(0x3C3C43, 0xEBEBF5, opacity: 0.3, 0.3)
        case .link: Self.pair(0x007AFF, 0x0984FF)
        case .opaqueSeparator: Self.pair(0xC6C6C8, 0x38383A)
        case .tertiaryBackground: Self.pair(0xFFFFFF, 0x2C2C2E)
        case .tertiaryGroupedBackground: Self.pair(0xF2F2F7, 0x2C2C2E)
        case .fill: Self.pair(0x787880, 0x787880, opacity: 0.2, 0.36)
        case .secondaryFill: Self.pair(0x787880, 0x787880, opacity: 0.16, 0.32)
        case .tertiaryFill: Self.pair(0x767680, 0x767680, opacity: 0.12, 0.24)
        case .quaternaryFill: Self.pair(0x747480, 0x747480, opacity: 0.08, 0.18)
        }
    }

    /// The components for increased contrast. Labels are less transparent, and separators are as strong as the faintest
    /// label: these are not Apple's figures.
    private var increasedComponents: Pair {
        switch self {
        case .red: Self.pair(0xD70015, 0xFF6961)
        case .orange: Self.pair(0xC93400, 0xFFB340)
        case .yellow: Self.pair(0xB25000, 0xFFD426)
        case .green: Self.pair(0x248A3D, 0x30DB5B)
        case .mint: Self.pair(0x0C817B, 0x66D4CF)
        case .teal: Self.pair(0x008299, 0x5DE6FF)
        case .cyan: Self.pair(0x0071A4, 0x70D7FF)
        case .blue: Self.pair(0x0040DD, 0x409CFF)
        case .indigo: Self.pair(0x3634A3, 0x7D7AFF)
        case .purple: Self.pair(0x8944AB, 0xDA8FFF)
        case .pink: Self.pair(0xD30F45, 0xFF6482)
        case .brown: Self.pair(0x7F6545, 0xB59469)
        case .gray: Self.pair(0x6C6C70, 0xAEAEB2)
        case .secondary: Self.pair(0x3C3C43, 0xEBEBF5, opacity: 0.8, 0.8)
        case .tertiary: Self.pair(0x3C3C43, 0xEBEBF5, opacity: 0.7, 0.7)
        case .quaternary, .separator: Self.pair(0x3C3C43, 0xEBEBF5, opacity: 0.55, 0.55)
        case .quinary: Self.pair(0x3C3C43, 0xEBEBF5, opacity: 0.3, 0.3)
        case .groupedBackground: Self.pair(0xEBEBF0, 0x000000)
        case .groupBackground: Self.pair(0xFFFFFF, 0x242426)
        case .selectedRow: Self.pair(0xBCBCC0, 0x545456)
        case .gray2: Self.pair(0x8E8E93, 0x7C7C80)
        case .gray3: Self.pair(0xAEAEB2, 0x545456)
        case .gray4: Self.pair(0xBCBCC0, 0x444446)
        case .gray5: Self.pair(0xD8D8DC, 0x363638)
        case .gray6, .secondaryBackground: Self.pair(0xEBEBF0, 0x242426)
        case .tertiaryBackground: Self.pair(0xFFFFFF, 0x363638)
        case .tertiaryGroupedBackground: Self.pair(0xEBEBF0, 0x363638)
        case .placeholder: Self.pair(0x3C3C43, 0xEBEBF5, opacity: 0.7, 0.7)
        case .fill: Self.pair(0x787880, 0x787880, opacity: 0.28, 0.44)
        case .secondaryFill: Self.pair(0x787880, 0x787880, opacity: 0.24, 0.4)
        case .tertiaryFill: Self.pair(0x767680, 0x767680, opacity: 0.2, 0.32)
        case .quaternaryFill: Self.pair(0x747480, 0x747480, opacity: 0.16, 0.26)
        case .primary, .windowBackground, .link, .opaqueSeparator: components
        }
    }

    static func pair(
        _ light: UInt32, _ dark: UInt32, opacity lightOpacity: Float = 1, _ darkOpacity: Float = 1
    ) -> Pair {
        (resolved(light, opacity: lightOpacity), resolved(dark, opacity: darkOpacity))
    }

    private static func resolved(_ rgb: UInt32, opacity: Float) -> Color.Resolved {
        func component(_ shift: UInt32) -> Float { Float((rgb >> shift) & 0xFF) / 255 }
        return Color.Resolved(red: component(16), green: component(8), blue: component(0), opacity: opacity)
    }
}
