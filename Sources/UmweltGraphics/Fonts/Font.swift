import Foundation

/// A font as views specify it; resolved to a family and a size in an environment.
public struct Font: Hashable, Sendable {
    indirect enum Provider: Hashable, Sendable {
        case system(size: CGFloat, weight: Weight?, design: Design?)
        case textStyle(TextStyle, weight: Weight?, design: Design?)
        case named(String, size: CGFloat, relativeTo: TextStyle?)
        case modified(Font, Modifier)
    }

    package enum Modifier: Hashable, Sendable {
        case weight(Weight)
        case bold
        case italic
        case monospaced
        case monospacedDigit
        case lowercaseSmallCaps
        case uppercaseSmallCaps
        case design(Design)
        case width(Width)
        case leading(Leading)
        case pointSize(CGFloat)
        case scaled(CGFloat)
        case secondaryScale
    }

    let provider: Provider

    init(provider: Provider) { self.provider = provider }

    // MARK: Text styles

    /// The default font of text: the body font.
    public static var `default`: Font { .body }
    /// The font of the largest titles.
    public static let largeTitle = Font(provider: .textStyle(.largeTitle, weight: nil, design: nil))
    /// The font of titles.
    public static let title = Font(provider: .textStyle(.title, weight: nil, design: nil))
    /// The font of titles of the second level.
    public static let title2 = Font(provider: .textStyle(.title2, weight: nil, design: nil))
    /// The font of titles of the third level.
    public static let title3 = Font(provider: .textStyle(.title3, weight: nil, design: nil))
    /// The font of headings.
    public static let headline = Font(provider: .textStyle(.headline, weight: nil, design: nil))
    /// The font of headings of the second level.
    public static let subheadline = Font(provider: .textStyle(.subheadline, weight: nil, design: nil))
    /// The font of running text.
    public static let body = Font(provider: .textStyle(.body, weight: nil, design: nil))
    /// The font of remarks.
    public static let callout = Font(provider: .textStyle(.callout, weight: nil, design: nil))
    /// The font of footnotes.
    public static let footnote = Font(provider: .textStyle(.footnote, weight: nil, design: nil))
    /// The font of captions of pictures.
    public static let caption = Font(provider: .textStyle(.caption, weight: nil, design: nil))
    /// The smaller font of captions of pictures.
    public static let caption2 = Font(provider: .textStyle(.caption2, weight: nil, design: nil))

    /// Returns the system's font for a text style; its size follows the dynamic type size.
    ///
    /// - Parameters:
    ///   - style: The text style.
    ///   - design: The design; nil for the default one.
    ///   - weight: The weight; nil for the style's.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(provider: .textStyle(style, weight: weight, design: design))
    }

    /// Returns the system's font in a fixed size.
    ///
    /// - Parameters:
    ///   - size: The size in points. A size that is not positive and finite is treated as 1, a size above 10,000 as
    ///     10,000.
    ///   - weight: The weight; nil for regular.
    ///   - design: The design; nil for the default one.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(provider: .system(size: size, weight: weight, design: design))
    }

    /// Returns the font of a family, in a size that scales with body text.
    ///
    /// - Parameters:
    ///   - name: The family's name.
    ///   - size: The size in points at the default dynamic type size.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(provider: .named(name, size: size, relativeTo: .body))
    }

    /// Returns the font of a family, in a size that scales with a text style.
    ///
    /// - Parameters:
    ///   - name: The family's name.
    ///   - size: The size in points at the default dynamic type size.
    ///   - textStyle: The text style whose scale the font follows.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(provider: .named(name, size: size, relativeTo: textStyle))
    }

    /// Returns the font of a family, in a fixed size.
    ///
    /// - Parameters:
    ///   - name: The family's name.
    ///   - fixedSize: The size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(provider: .named(name, size: fixedSize, relativeTo: nil))
    }

    // MARK: Names of the parts

    /// The purpose of a text; each has a size for every dynamic type size.
    public enum TextStyle: CaseIterable, Hashable, Codable, Sendable {
        /// A style, from the largest to the smallest.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The weight of a font.
    public struct Weight: Hashable, Sendable {
        /// The weight on the scale of OpenType and CSS, 100 to 900.
        package let value: Int

        package init(value: Int) {
            self.value = value
        }

        /// The weight 100.
        public static let ultraLight = Weight(value: 100)
        /// The weight 200.
        public static let thin = Weight(value: 200)
        /// The weight 300.
        public static let light = Weight(value: 300)
        /// The weight 400.
        public static let regular = Weight(value: 400)
        /// The weight 500.
        public static let medium = Weight(value: 500)
        /// The weight 600.
        public static let semibold = Weight(value: 600)
        /// The weight 700.
        public static let bold = Weight(value: 700)
        /// The weight 800.
        public static let heavy = Weight(value: 800)
        /// The weight 900.
        public static let black = Weight(value: 900)
    }

    /// The designs of the system's font.
    public typealias Design = ResolvedFont.Design

    /// The width of the letters of a font, where its family has several widths.
    public struct Width: Hashable, Sendable {
        /// The width from -1 to 1: zero for standard letters, less for narrower ones, more for wider ones.
        public var value: CGFloat

        /// Makes a width.
        ///
        /// - Parameter value: The width from -1 to 1. Values outside the range are clamped, and values that are not
        ///   finite are treated as zero.
        public init(_ value: CGFloat) { self.value = value }

        /// The narrowest letters.
        public static let compressed = Width(-0.4)
        /// Narrow letters.
        public static let condensed = Width(-0.2)
        /// Letters of standard width.
        public static let standard = Width(0)
        /// Wide letters.
        public static let expanded = Width(0.2)
    }

    /// The distance between the lines of a font.
    public typealias Leading = ResolvedFont.Leading
}
