extension Color {
    /// Makes a colour from one of UIKit.
    ///
    /// - Parameter uiColor: The colour, which may depend on the colour scheme.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// Makes a colour from one of UIKit.
    ///
    /// - Parameter color: The colour, which may depend on the colour scheme.
    public init(_ color: UIColor) { self = color.color }

    /// Makes a colour from one of AppKit.
    ///
    /// - Parameter nsColor: The colour, which may depend on the colour scheme.
    public init(nsColor: NSColor) { self = nsColor.color }

    /// Makes a colour from one of AppKit.
    ///
    /// - Parameter color: The colour, which may depend on the colour scheme.
    @_disfavoredOverload
    public init(_ color: NSColor) { self = color.color }
}
