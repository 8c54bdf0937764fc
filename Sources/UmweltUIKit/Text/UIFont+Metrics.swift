import Foundation
import Umwelt
import UmweltRendering

extension UIFont {
    /// The font for the current window's text size.
    ///
    /// Code outside the main actor has no window, and uses the default text size.
    var resolved: ResolvedFont {
        font.resolve(dynamicTypeSize: OpenWindows.currentTextSize)
    }

    private var metrics: FontMetrics? { PangoTypeSetter.shared.metrics(of: resolved) }

    /// The size in points.
    public var pointSize: CGFloat { resolved.size }

    /// The name of the family; of the system's fonts, that which they have on Apple's systems.
    public var familyName: String { resolved.family ?? ".AppleSystemUIFont" }

    /// The name with which the font was requested, or its family's.
    public var fontName: String { familyName }

    /// The height of a line in points.
    public var lineHeight: CGFloat { metrics?.lineHeight ?? pointSize }

    /// The height of a line above its baseline, in points.
    public var ascender: CGFloat { metrics?.ascent ?? pointSize }

    /// The height of a line below its baseline, in points; not above zero.
    public var descender: CGFloat { -(metrics?.descent ?? 0) }

    /// The height of capital letters in points.
    public var capHeight: CGFloat { metrics?.capHeight ?? pointSize }

    /// The space that the font adds between lines, in points.
    public var leading: CGFloat { metrics?.lineGap ?? 0 }
}

/// The scale of a text style, for fonts and lengths of the app's own.
///
/// ```swift
/// UIFontMetrics(forTextStyle: .title1).scaledFont(for: UIFont.systemFont(ofSize: 30))
/// ```
public final class UIFontMetrics: Sendable {
    private let style: UIFont.TextStyle

    /// Makes the scale of a text style.
    ///
    /// - Parameter textStyle: The text style.
    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// The scale of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    private var scale: CGFloat {
        style.textStyle.scale(for: OpenWindows.currentTextSize)
    }

    /// Returns a length in points that grows with text.
    ///
    /// - Parameter value: The length at the default text size, in points.
    public func scaledValue(for value: CGFloat) -> CGFloat { value * scale }

    /// Returns a font that is larger or smaller by the user's size of text.
    ///
    /// - Parameter font: The font.
    public func scaledFont(for font: UIFont) -> UIFont {
        font.withSize(font.pointSize * scale)
    }

    /// Returns a font that is larger or smaller by the user's size of text, up to a size in points.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - maximumPointSize: The largest size of the result, in points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(font.pointSize * scale, maximumPointSize))
    }
}
