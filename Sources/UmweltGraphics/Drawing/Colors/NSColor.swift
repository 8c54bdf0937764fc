import Foundation

/// A colour with AppKit's names, so that source written for macOS finds its colours.
///
/// ```swift
/// Color(nsColor: .windowBackgroundColor)
/// ```
public final class NSColor: Hashable, Sendable {
    let color: Color
    let name: String?

    /// Makes a colour from one of SwiftUI.
    ///
    /// - Parameter color: The colour, which may depend on the environment.
    public convenience init(_ color: Color) { self.init(color, name: nil) }

    init(_ color: Color, name: String?) {
        self.color = color
        self.name = name
    }

    /// Makes a colour from components between 0 and 1.
    ///
    /// - Parameters:
    ///   - red: The red component, from 0 to 1.
    ///   - green: The green component, from 0 to 1.
    ///   - blue: The blue component, from 0 to 1.
    ///   - alpha: The opacity, from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha))
    }

    /// Makes a grey; `white` is from 0, black, to 1, white.
    ///
    /// - Parameters:
    ///   - white: The brightness, from 0 for black to 1 for white.
    ///   - alpha: The opacity, from 0 to 1.
    public convenience init(white: CGFloat, alpha: CGFloat) { self.init(Color(white: white, opacity: alpha)) }

    /// Makes a colour from hue, saturation and brightness, each between 0 and 1.
    ///
    /// - Parameters:
    ///   - hue: The hue, from 0 to 1.
    ///   - saturation: The saturation, from 0 to 1.
    ///   - brightness: The brightness, from 0 to 1.
    ///   - alpha: The opacity, from 0 to 1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
    }

    /// Returns the colour with another opacity, from 0 to 1.
    ///
    /// - Parameter alpha: The opacity, from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> NSColor { NSColor(Color(provider: .withOpacity(color, alpha))) }

    /// True if both are the same colour in every environment.
    public static func == (left: NSColor, right: NSColor) -> Bool { left.color == right.color }

    /// Hashes the colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
