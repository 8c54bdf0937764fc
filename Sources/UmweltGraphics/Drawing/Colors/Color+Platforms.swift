extension Color {
    /// Makes a colour from one of UIKit.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// Makes a colour from one of UIKit.
    public init(_ color: UIColor) { self = color.color }

    /// Makes a colour from one of AppKit.
    public init(nsColor: NSColor) { self = nsColor.color }

    /// Makes a colour from one of AppKit.
    @_disfavoredOverload
    public init(_ color: NSColor) { self = color.color }
}
