import Foundation

extension UIColor {
    /// Makes a colour that code chooses where it is drawn.
    ///
    /// ```swift
    /// UIColor { traits in traits.userInterfaceStyle == .dark ? .systemGray5 : .white }
    /// ```
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(Color(provider: .dynamic(.traits(dynamicProvider))))
    }

    /// Finds a colour in the app's asset catalogues; nil if there is none.
    public convenience init?(named name: String) {
        guard Assets.color(named: name, in: nil, for: EnvironmentValues()) != nil else { return nil }
        self.init(Color(name))
    }

    /// Makes a colour of Core Graphics's.
    public convenience init(cgColor: CGColor) { self.init(Color(cgColor: cgColor)) }

    /// Makes a colour from components between 0 and 1 of Display P3.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
    }

    /// What the colour is where traits are given; what they don't say is as usual.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(Color(color.resolve(in: traitCollection.surroundings)))
    }

    /// The colour as numbers: as it is in light surroundings, if it depends on them.
    public var cgColor: CGColor { resolved.cgColor }

    /// Writes the components, as they are in light surroundings, where somebody wants them. Answers that it could.
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

    /// Writes hue, saturation and brightness, as they are in light surroundings, where somebody wants them. Answers that it
    /// could.
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

    /// Writes how bright a grey is, where somebody wants it. Answers false, and writes nothing, for other colours.
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
