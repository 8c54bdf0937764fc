import Foundation
import Umwelt
import UmweltRendering

/// A font with UIKit's names.
///
/// ```swift
/// Text("Total").font(Font(UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .semibold)))
/// ```
///
/// A font of a text style is as large as the user wants it in the window that is used, and in SwiftUI's views in
/// theirs.
public final class UIFont: Hashable, Sendable {
    let font: Font

    init(_ font: Font) { self.font = font }

    // MARK: Fonts of the system

    /// Returns the font of a text style.
    ///
    /// - Parameter style: The text style.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(.system(style.textStyle))
    }

    /// Returns the font of a text style.
    ///
    /// - Parameter traitCollection: The traits, which have no effect, because they contain no text size here.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { preferredFont(forTextStyle: style) }

    /// Returns the system's font in a size in points.
    ///
    /// - Parameter fontSize: The size, in points.
    public static func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// Returns the system's font in a size in points, and a weight.
    ///
    /// - Parameters:
    ///   - fontSize: The size, in points.
    ///   - weight: The weight.
    public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight))
    }

    /// Returns the system's font in a size in points, in bold type.
    ///
    /// - Parameter fontSize: The size, in points.
    public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .bold)
    }

    /// Returns the system's font in a size in points, slanted.
    ///
    /// - Parameter fontSize: The size, in points.
    public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: fontSize).italic())
    }

    /// Returns the system's font with letters of one width, in a size in points.
    ///
    /// - Parameters:
    ///   - fontSize: The size, in points.
    ///   - weight: The weight.
    public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced))
    }

    /// Returns the system's font with digits of one width, in a size in points.
    ///
    /// - Parameters:
    ///   - fontSize: The size, in points.
    ///   - weight: The weight.
    public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit())
    }

    // The sizes that iOS has for them at the default size of text.

    /// The size of labels, in points.
    public static var labelFontSize: CGFloat { 17 }

    /// The size of buttons, in points.
    public static var buttonFontSize: CGFloat { 18 }

    /// The size of the system's texts, in points.
    public static var systemFontSize: CGFloat { 14 }

    /// The size of the system's small texts, in points.
    public static var smallSystemFontSize: CGFloat { 12 }

    // MARK: Other fonts

    /// Makes a font by its family's or its own name; nil for an unknown name.
    ///
    /// - Parameter fontSize: The size in points.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard ResolvedFont.hasFont(named: fontName) else { return nil }
        self.init(.custom(fontName, fixedSize: fontSize))
    }

    /// Makes the font that a descriptor describes.
    ///
    /// - Parameter pointSize: The size in points; the descriptor's for zero.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(pointSize > 0 ? descriptor.font.pointSize(pointSize) : descriptor.font)
    }

    /// The description of the font.
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font) }

    /// Returns the font in another size, in points.
    ///
    /// - Parameter fontSize: The size, in points.
    public func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(font.pointSize(fontSize)) }

    /// True if both are the same font.
    public static func == (left: UIFont, right: UIFont) -> Bool { left.font == right.font }

    /// Hashes the font.
    public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
    /// Makes a font of one of UIKit.
    ///
    /// - Parameter font: The font.
    public init(_ font: UIFont) { self = font.font }
}
