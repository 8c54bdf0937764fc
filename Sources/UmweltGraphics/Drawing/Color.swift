import Foundation

/// A colour, as a style for text and shapes and as a view.
///
/// Colours of the system, such as `.red` and `.primary`, depend on the environment: mostly on the colour scheme. As a
/// view, a colour fills the proposed size.
///
/// ```swift
/// let ink = Color(red: 0.1, green: 0.2, blue: 0.5)
///
/// Text("Warning").foregroundStyle(.red)
/// Color.teal.opacity(0.3).frame(height: 4)
/// ```
public struct Color: Hashable, Sendable {
    indirect enum Provider: Hashable, Sendable {
        case resolved(Resolved)
        case system(SystemColor)
        case accent
        case opacity(Color, Double)
        case asset(String, Bundle?)
        case withOpacity(Color, Double)
        case mix(Color, Color, Double, Gradient.ColorSpace)
        case dynamic(DynamicColor)
    }

    let provider: Provider

    init(provider: Provider) { self.provider = provider }

    package init(system color: SystemColor) { provider = .system(color) }

    /// Makes a colour from components between 0 and 1.
    ///
    /// - Parameters:
    ///   - colorSpace: The colour space of the components.
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - opacity: The opacity, from 0 to 1.
    public init(
        _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        provider = .resolved(
            Resolved(
                colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
                opacity: Float(opacity)))
    }

    /// Makes a grey; `white` is from 0, black, to 1, white.
    ///
    /// - Parameters:
    ///   - colorSpace: The colour space of the components.
    ///   - white: The brightness, from 0 for black to 1 for white.
    ///   - opacity: The opacity, from 0 to 1.
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Makes a colour from hue, saturation and brightness, each between 0 and 1.
    ///
    /// - Parameters:
    ///   - hue: The hue, from 0 to 1.
    ///   - saturation: The saturation, from 0 to 1.
    ///   - brightness: The brightness, from 0 to 1.
    ///   - opacity: The opacity, from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        // The distance of each component's peak from the hue, on a circle of six sixths.
        func component(_ peak: Double) -> Double {
            let distance = (peak + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(distance, 4 - distance, 1))
        }
        self.init(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }

    /// Makes a colour from components, the same in every environment.
    ///
    /// - Parameter resolved: The components.
    public init(_ resolved: Resolved) { provider = .resolved(resolved) }

    /// Returns the colour with its opacity multiplied by a factor.
    ///
    /// ```swift
    /// Text("Draft").padding(4).background(Color.orange.opacity(0.2))
    /// ```
    ///
    /// - Parameter opacity: The factor, from 0 for transparent to 1 for unchanged.
    public func opacity(_ opacity: Double) -> Color { Color(provider: .opacity(self, opacity)) }

    /// Returns the components of the colour in an environment.
    ///
    /// - Parameter environment: The environment, for colours that depend on the colour scheme or the contrast.
    public func resolve(in environment: EnvironmentValues) -> Resolved {
        switch provider {
        case .resolved(let resolved): resolved
        case .system(let color): color.resolve(in: environment)
        case .accent: Self.resolveAccent(in: environment)
        case .opacity(let color, let opacity): color.resolve(in: environment).withOpacity(multipliedBy: opacity)
        case .asset(let name, let bundle): AssetColors.color(named: name, in: bundle, for: environment)
        case .withOpacity(let color, let opacity): color.resolve(in: environment).withOpacity(opacity)
        case .mix(let color, let other, let share, let colorSpace):
            color.resolve(in: environment).mixed(with: other.resolve(in: environment), by: share, in: colorSpace)
        case .dynamic(let dynamic): dynamic.color(in: environment).resolve(in: environment)
        }
    }
}

extension Color {
    /// Returns the components of the accent colour: the environment's, the asset catalogue's, or the system's blue.
    private static func resolveAccent(in environment: EnvironmentValues) -> Resolved {
        // An accent colour that is defined by the accent colour would resolve for ever.
        guard let color = environment.accentColor ?? AssetColors.accentColor(for: environment), !color.isMadeOfAccent
        else { return Color(system: .blue).resolve(in: environment) }
        guard color.isChosenByCode else { return color.resolve(in: environment) }
        // The app's code may return the accent colour, too, which must then be the system's.
        var values = environment
        values.accentColor = nil
        return color.resolve(in: values)
    }

    private var isMadeOfAccent: Bool {
        switch provider {
        case .accent: true
        case .resolved, .system, .asset, .dynamic: false
        case .opacity(let color, _), .withOpacity(let color, _): color.isMadeOfAccent
        case .mix(let one, let other, _, _): one.isMadeOfAccent || other.isMadeOfAccent
        }
    }

    /// True if code of the app computes the colour, or a part of it, for each environment.
    private var isChosenByCode: Bool {
        switch provider {
        case .dynamic: true
        case .resolved, .system, .asset, .accent: false
        case .opacity(let color, _), .withOpacity(let color, _): color.isChosenByCode
        case .mix(let one, let other, _, _): one.isChosenByCode || other.isChosenByCode
        }
    }

    /// True if the colour is the same in every environment.
    var isConstant: Bool {
        switch provider {
        case .resolved: true
        case .system, .accent, .asset, .dynamic: false
        case .opacity(let color, _), .withOpacity(let color, _): color.isConstant
        case .mix(let one, let other, _, _): one.isConstant && other.isConstant
        }
    }
}

extension Color: CustomStringConvertible {
    /// The colour's name, such as `red` or `50% red`, or the components of one without a name, such as `#FF8000FF`.
    public var description: String {
        switch provider {
        case .resolved(let resolved): Self.names[resolved] ?? resolved.description
        case .system(let color): "\(color)"
        case .accent: "accentColor"
        case .opacity(let color, let opacity), .withOpacity(let color, let opacity):
            "\(Self.percent(opacity)) \(color)"
        case .asset(let name, let bundle):
            "NamedColor(name: \"\(name)\", bundle: \(String(describing: bundle)))"
        case .mix(let color, let other, let share, _):
            "\(color) with \(Self.percent(share)) \(other)"
        case .dynamic: "DynamicColor"
        }
    }

    private static func percent(_ share: Double) -> String {
        let percent = share * 100
        return percent == percent.rounded() && abs(percent) < 1e9 ? "\(Int(percent))%" : "\(percent)%"
    }

    private static let names: [Resolved: String] = [
        Resolved(red: 0, green: 0, blue: 0, opacity: 0): "clear", Resolved(red: 0, green: 0, blue: 0): "black",
        Resolved(red: 1, green: 1, blue: 1): "white",
    ]
}

extension Color: ShapeStyle {
    /// Returns the colour in an environment, as a paint.
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

// The named colours, such as red, are members of `ShapeStyle where Self == Color` alone. With a second one here, the type
// checker would try both for each `Color.red`.
extension Color {
    /// The colour of the most important text.
    public static let primary = Color(system: .primary)
    /// The colour of less important text.
    public static let secondary = Color(system: .secondary)
    /// The environment's accent colour for controls; the system's blue by default.
    public static let accentColor = Color(provider: .accent)

    /// The colour of lines between views.
    package static let separator = Color(system: .separator)
    /// The colour behind a window's content.
    package static let windowBackground = Color(system: .windowBackground)
    /// The colour behind groups of rows.
    package static let groupedBackground = Color(system: .groupedBackground)
    /// The colour of groups of rows.
    package static let groupBackground = Color(system: .groupBackground)
    /// The colour of a row that is selected.
    package static let selectedRow = Color(system: .selectedRow)
}
