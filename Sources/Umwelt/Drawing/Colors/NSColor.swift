import Foundation

/// A colour by the names that AppKit gives it, so that source written for macOS finds its colours.
///
/// ```swift
/// Color(nsColor: .windowBackgroundColor)
/// ```
public final class NSColor: Hashable, Sendable {
    let color: Color
    let name: String?

    /// Makes a colour from SwiftUI's.
    public convenience init(_ color: Color) { self.init(color, name: nil) }

    init(_ color: Color, name: String?) {
        self.color = color
        self.name = name
    }

    /// Makes a colour from components between 0 and 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Makes a grey between black, 0, and white, 1.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

    /// Makes a colour from hue, saturation and brightness, each between 0 and 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// The same colour with another opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(Color(provider: .withOpacity(color, alpha))) }

    /// Whether both are the same colour everywhere.
    public static func == (left: NSColor, right: NSColor) -> Bool { left.color == right.color }

    /// Feeds the colour to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
