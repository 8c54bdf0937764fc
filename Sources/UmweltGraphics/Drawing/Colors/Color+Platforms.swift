extension Color {
    /// Makes a colour from one of UIKit.
    ///
    /// - Parameter uiColor: The colour.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// Makes a colour from one of UIKit.
    ///
    /// - Parameter color: The colour.
    public init(_ color: UIColor) { self = color.color }

    /// Makes a colour from one of AppKit.
    ///
    /// - Parameter nsColor: The colour.
    public init(nsColor: NSColor) { self = nsColor.color }

    /// Makes a colour from one of AppKit.
    ///
    /// - Parameter color: The colour.
    @_disfavoredOverload
    public init(_ color: NSColor) { self = color.color }
}
