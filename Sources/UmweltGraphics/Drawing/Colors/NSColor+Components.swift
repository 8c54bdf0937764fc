import Foundation

extension NSColor {
    /// The name of a colour.
    public typealias Name = String

    /// Makes a colour that a closure chooses for each appearance.
    ///
    /// ```swift
    /// NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
    /// ```
    ///
    /// The name is for debugging only; ``colorNameComponent`` returns it.
    ///
    /// - Parameters:
    ///   - colorName: The name, for debugging; nil for none.
    ///   - dynamicProvider: Returns the colour for the traits or the appearance.
    public convenience init(
        name colorName: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor
    ) {
        self.init(Color(provider: .dynamic(.appearance(dynamicProvider))), name: colorName)
    }

    /// The name with which the colour was made; empty for other colours.
    public var colorNameComponent: Name { name ?? "" }

    /// Makes the colour with a name in the app's asset catalogues; nil, and logged once, if it does not exist.
    public convenience init?(named name: Name) {
        guard Assets.color(named: name, in: nil, for: EnvironmentValues()) != nil else { return nil }
        self.init(Color(name), name: name)
    }

    /// Makes a colour from one of Core Graphics; never nil.
    ///
    /// - Parameter cgColor: The colour of Core Graphics.
    public convenience init?(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

    /// Makes a colour from sRGB components between 0 and 1.
    ///
    /// - Parameters:
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - alpha: The opacity, from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The components of the colour; for the light colour scheme if it depends on the environment.
    public var cgColor: CGColor { resolved.cgColor }

    /// The red component in the light colour scheme, from 0 to 1.
    public var redComponent: CGFloat { CGFloat(resolved.red) }

    /// The green component in the light colour scheme, from 0 to 1.
    public var greenComponent: CGFloat { CGFloat(resolved.green) }

    /// The blue component in the light colour scheme, from 0 to 1.
    public var blueComponent: CGFloat { CGFloat(resolved.blue) }

    /// The opacity in the light colour scheme, from 0, transparent, to 1.
    public var alphaComponent: CGFloat { CGFloat(resolved.opacity) }

    /// The hue in the light colour scheme, from 0 to 1.
    public var hueComponent: CGFloat { resolved.hueSaturationBrightness.hue }

    /// The saturation in the light colour scheme, from 0 to 1.
    public var saturationComponent: CGFloat { resolved.hueSaturationBrightness.saturation }

    /// The brightness in the light colour scheme, from 0 to 1.
    public var brightnessComponent: CGFloat { resolved.hueSaturationBrightness.brightness }

    private var resolved: Color.Resolved { color.resolve(in: EnvironmentValues()) }
}
