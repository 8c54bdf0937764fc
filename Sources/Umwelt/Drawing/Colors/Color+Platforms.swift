extension Color {
    /// Makes a colour of UIKit's.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// Makes a colour of UIKit's.
    public init(_ color: UIColor) { self = color.color }

    /// Makes a colour of AppKit's.
    public init(nsColor: NSColor) { self = nsColor.color }

    /// Makes a colour of AppKit's.
    @_disfavoredOverload
    public init(_ color: NSColor) { self = color.color }
}
