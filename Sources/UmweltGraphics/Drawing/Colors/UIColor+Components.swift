import Foundation

extension UIColor {
    /// Makes a colour that a closure chooses for each set of traits.
    ///
    /// ```swift
    /// UIColor { traits in traits.userInterfaceStyle == .dark ? .systemGray5 : .white }
    /// ```
    ///
    /// - Parameter dynamicProvider: Returns the colour for the traits or the appearance.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(Color(provider: .dynamic(.traits(dynamicProvider))))
    }

    /// Makes the colour with a name in the app's asset catalogues; nil, and logged once, if it does not exist.
    ///
    /// - Parameter name: The name in the app's assets.
    public convenience init?(named name: String) {
        guard Assets.color(named: name, in: nil, for: EnvironmentValues()) != nil else { return nil }
        self.init(Color(name))
    }

    /// Makes a colour from one of Core Graphics.
    ///
    /// - Parameter cgColor: The colour of Core Graphics.
    public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

    /// Makes a colour from components between 0 and 1 of Display P3.
    ///
    /// - Parameters:
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - alpha: The opacity, from 0 to 1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Returns the colour for the given traits; unspecified traits have their defaults.
    ///
    /// - Parameter traitCollection: The traits, such as the interface style.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(Color(color.resolve(in: traitCollection.surroundings)))
    }

    /// The components of the colour; for the light colour scheme if it depends on the environment.
    public var cgColor: CGColor { resolved.cgColor }

    /// Writes the components in the light colour scheme, from 0 to 1, to pointers that are not nil.
    ///
    /// - Parameters:
    ///   - red: Receives the component; nil to skip it.
    ///   - green: Receives the component; nil to skip it.
    ///   - blue: Receives the component; nil to skip it.
    ///   - alpha: The opacity, from 0 to 1.
    /// - Returns: Always true.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = resolved
        red?.pointee = CGFloat(resolved.red)
        green?.pointee = CGFloat(resolved.green)
        blue?.pointee = CGFloat(resolved.blue)
        alpha?.pointee = CGFloat(resolved.opacity)
        return true
    }

    /// Writes the hue, saturation and brightness in the light colour scheme, from 0 to 1, to pointers that are not nil.
    ///
    /// - Parameters:
    ///   - hue: Receives the component; nil to skip it.
    ///   - saturation: Receives the component; nil to skip it.
    ///   - brightness: Receives the component; nil to skip it.
    ///   - alpha: The opacity, from 0 to 1.
    /// - Returns: Always true.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let parts = resolved.hueSaturationBrightness
        hue?.pointee = parts.hue
        saturation?.pointee = parts.saturation
        brightness?.pointee = parts.brightness
        alpha?.pointee = CGFloat(resolved.opacity)
        return true
    }

    /// Writes the brightness and the opacity of a grey in the light colour scheme, from 0 to 1, to pointers that are
    /// not nil.
    ///
    /// - Parameters:
    ///   - white: Receives the component; nil to skip it.
    ///   - alpha: The opacity, from 0 to 1.
    /// - Returns: False, with nothing written, if the colour is not grey.
    @discardableResult
    public func getWhite(
        _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let grey = resolved.white else { return false }
        white?.pointee = grey
        alpha?.pointee = CGFloat(resolved.opacity)
        return true
    }

    private var resolved: Color.Resolved { color.resolve(in: EnvironmentValues()) }
}
