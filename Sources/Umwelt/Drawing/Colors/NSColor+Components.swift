import Foundation

extension NSColor {
    /// The name of a colour.
    public typealias Name = String

    /// Makes a colour that code chooses where it is drawn.
    ///
    /// ```swift
    /// NSColor(name: nil) { $0.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .white : .black }
    /// ```
    ///
    /// The name is for people who look for the colour while they debug: ``colorNameComponent`` says it.
    public convenience init(
        name colorName: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor
    ) {
        self.init(Color(provider: .dynamic(.appearance(dynamicProvider))), name: colorName)
    }

    /// The name that the colour was made with; empty if it has none.
    public var colorNameComponent: Name { name ?? "" }

    /// Finds a colour in the app's asset catalogues; nil if there is none.
    public convenience init?(named name: Name) {
        guard Assets.color(named: name, in: nil, for: EnvironmentValues()) != nil else { return nil }
        self.init(Color(name), name: name)
    }

    /// Makes a colour of Core Graphics's.
    public convenience init?(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

    /// Makes a colour from components between 0 and 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour as numbers: as it is in light surroundings, if it depends on them.
    public var cgColor: CGColor { resolved.cgColor }

    /// Red, from 0 to 1, as it is in light surroundings.
    public var redComponent: CGFloat { CGFloat(resolved.red) }

    /// Green, from 0 to 1, as it is in light surroundings.
    public var greenComponent: CGFloat { CGFloat(resolved.green) }

    /// Blue, from 0 to 1, as it is in light surroundings.
    public var blueComponent: CGFloat { CGFloat(resolved.blue) }

    /// From 0, transparent, to 1.
    public var alphaComponent: CGFloat { CGFloat(resolved.opacity) }

    /// The hue, from 0 to 1, as it is in light surroundings.
    public var hueComponent: CGFloat { resolved.hueSaturationBrightness.hue }

    /// The saturation, from 0 to 1, as it is in light surroundings.
    public var saturationComponent: CGFloat { resolved.hueSaturationBrightness.saturation }

    /// The brightness, from 0 to 1, as it is in light surroundings.
    public var brightnessComponent: CGFloat { resolved.hueSaturationBrightness.brightness }

    private var resolved: Color.Resolved { color.resolve(in: EnvironmentValues()) }
}
