import Foundation

/// The heights of a font's letters, and the space that it adds between lines; all in points.
public struct FontMetrics: Sendable, Hashable {
    /// The height of a line above its baseline.
    public var ascent: CGFloat
    /// The height of a line below its baseline.
    public var descent: CGFloat
    /// The height of capital letters.
    public var capHeight: CGFloat
    /// The space that the font adds between lines.
    public var lineGap: CGFloat

    /// Makes metrics.
    ///
    /// - Parameters:
    ///   - ascent: The height of a line above its baseline, in points.
    ///   - descent: The height of a line below its baseline, in points.
    ///   - capHeight: The height of capital letters, in points.
    ///   - lineGap: The space that the font adds between lines, in points.
    public init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, lineGap: CGFloat) {
        self.ascent = ascent
        self.descent = descent
        self.capHeight = capHeight
        self.lineGap = lineGap
    }

    /// The height of a line.
    public var lineHeight: CGFloat { ascent + descent }

    /// Returns the larger ones of both.
    package func union(_ other: FontMetrics) -> FontMetrics {
        FontMetrics(
            ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
            capHeight: max(capHeight, other.capHeight), lineGap: max(lineGap, other.lineGap))
    }
}

extension FontMetrics {
    // Those of San Francisco, whose letters are 2048 units high: `UIFont.systemFont(ofSize: 17)` has a line height of
    // 20.287109375, an ascender of 16.186523438, a descender of -4.100585938 and a cap height of 11.978027344.
    private static let systemAscent: CGFloat = 1950 / 2048
    private static let systemDescent: CGFloat = 494 / 2048
    private static let systemCapHeight: CGFloat = 1443 / 2048

    /// Returns the metrics of the system font in every design: they are Apple's, so that lines in the replacement fonts
    /// have the same height.
    package static func system(size: CGFloat, lineGap: CGFloat) -> FontMetrics {
        FontMetrics(
            ascent: size * systemAscent, descent: size * systemDescent, capHeight: size * systemCapHeight,
            lineGap: lineGap)
    }
}
