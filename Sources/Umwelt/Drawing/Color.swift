import Foundation

/// A colour, which may depend on the environment: on the colour scheme above all.
///
/// As a view it fills the space that it is offered.
public struct Color: Hashable, Sendable {
    indirect enum Provider: Hashable, Sendable {
        case resolved(Resolved)
        case system(SystemColor)
        case opacity(Color, Double)
        case asset(String, Bundle?)
    }

    let provider: Provider

    init(provider: Provider) { self.provider = provider }

    init(system color: SystemColor) { provider = .system(color) }

    /// Makes a colour from components between 0 and 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        provider = .resolved(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    /// Makes a grey between black, 0, and white, 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Makes a colour from hue, saturation and brightness, each between 0 and 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        // The distance of each component's peak from the hue, on a circle of six sixths.
        func component(_ peak: Double) -> Double {
            let distance = (peak + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(distance, 4 - distance, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Makes a colour from its components.
    public init(_ resolved: Resolved) { provider = .resolved(resolved) }

    /// What numbers for red, green and blue mean.
    public enum RGBColorSpace: Sendable {
        /// Gamma-encoded sRGB.
        case sRGB
        /// sRGB with linear components.
        case sRGBLinear
        /// Display P3, which reaches beyond sRGB.
        case displayP3
    }

    /// The colour, more transparent: its opacity is multiplied.
    public func opacity(_ opacity: Double) -> Color { Color(provider: .opacity(self, opacity)) }

    /// The components, when the environment is known.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        switch provider {
        case .resolved(let resolved): resolved
        case .system(let color): color.resolve(in: environment)
        case .opacity(let color, let opacity): color.resolve(in: environment).withOpacity(multipliedBy: opacity)
        case .asset(let name, let bundle): AssetColors.color(named: name, in: bundle, for: environment)
        }
    }
}

extension Color: ShapeStyle {
    /// What a shape is filled with.
    public func _paint(in environment: EnvironmentValues) -> Paint { .color(resolve(in: environment)) }
}

extension Color: View, PrimitiveView {
    /// Makes the view's element.
    nonisolated public static func _makeElement(_ view: Self, _ inputs: _ElementInputs) -> _ViewElement<Self> {
        LeafElement<Self, ShapeNode>(view, inputs, node: ShapeNode.init) { color, node, values in
            node.set(drawing: .fill(FillStyle()), paint: color._paint(in: values)) {
                Path(CGRect(origin: .zero, size: $0))
            }
        }
    }
}

extension Color {
    /// Transparent.
    public static let clear = Color(white: 0, opacity: 0)
    /// Black.
    public static let black = Color(white: 0)
    /// White.
    public static let white = Color(white: 1)
    /// The system's red.
    public static let red = Color(system: .red)
    /// The system's orange.
    public static let orange = Color(system: .orange)
    /// The system's yellow.
    public static let yellow = Color(system: .yellow)
    /// The system's green.
    public static let green = Color(system: .green)
    /// The system's mint.
    public static let mint = Color(system: .mint)
    /// The system's teal.
    public static let teal = Color(system: .teal)
    /// The system's cyan.
    public static let cyan = Color(system: .cyan)
    /// The system's blue.
    public static let blue = Color(system: .blue)
    /// The system's indigo.
    public static let indigo = Color(system: .indigo)
    /// The system's purple.
    public static let purple = Color(system: .purple)
    /// The system's pink.
    public static let pink = Color(system: .pink)
    /// The system's brown.
    public static let brown = Color(system: .brown)
    /// The system's grey.
    public static let gray = Color(system: .gray)
    /// The colour of what is to be read first.
    public static let primary = Color(system: .primary)
    /// The colour of what is to be read second.
    public static let secondary = Color(system: .secondary)
    /// The colour of what can be touched.
    public static let accentColor = Color(system: .blue)

    /// The colour of lines between views.
    static let separator = Color(system: .separator)
    /// The colour behind a window's content.
    static let windowBackground = Color(system: .windowBackground)
    /// The colour behind groups of things.
    static let groupedBackground = Color(system: .groupedBackground)
    /// The colour of groups of things.
    static let groupBackground = Color(system: .groupBackground)
    /// The colour of a row that is selected.
    static let selectedRow = Color(system: .selectedRow)
}

/// Colours that differ between light and dark.
enum SystemColor: UInt8, CaseIterable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary, tertiary, quaternary, separator, windowBackground
    case groupedBackground, groupBackground, selectedRow

    func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        let shades = Self.resolved[Int(rawValue)]
        let pair = environment.colorSchemeContrast == .increased ? shades.increased : shades.standard
        return environment.colorScheme == .dark ? pair.dark : pair.light
    }

    private typealias Pair = (light: Color.Resolved, dark: Color.Resolved)

    /// The components of every colour, since making them takes powers.
    private static let resolved = allCases.map { (standard: $0.components, increased: $0.increasedComponents) }

    /// Apple's Human Interface Guidelines, "Color": iOS system colours, default contrast; label and separator colours
    /// as UIKit documents them.
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
        case .separator: Self.pair(0x3C3C43, 0x545458, opacity: 0.29, 0.6)
        case .windowBackground: Self.pair(0xFFFFFF, 0x000000)
        case .groupedBackground: Self.pair(0xF2F2F7, 0x000000)
        case .groupBackground: Self.pair(0xFFFFFF, 0x1C1C1E)
        case .selectedRow: Self.pair(0xD1D1D6, 0x3A3A3C)
        }
    }

    /// The same, increased contrast. Labels are less transparent, and separators are as strong as the faintest label:
    /// these are no figures of Apple's.
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
        case .groupedBackground: Self.pair(0xEBEBF0, 0x000000)
        case .groupBackground: Self.pair(0xFFFFFF, 0x242426)
        case .selectedRow: Self.pair(0xBCBCC0, 0x545456)
        case .primary, .windowBackground: components
        }
    }

    private static func pair(
        _ light: UInt32, _ dark: UInt32, opacity lightOpacity: Float = 1, _ darkOpacity: Float = 1
    ) -> Pair {
        (resolved(light, opacity: lightOpacity), resolved(dark, opacity: darkOpacity))
    }

    private static func resolved(_ rgb: UInt32, opacity: Float) -> Color.Resolved {
        func component(_ shift: UInt32) -> Float { Float((rgb >> shift) & 0xFF) / 255 }
        return Color.Resolved(red: component(16), green: component(8), blue: component(0), opacity: opacity)
    }
}
