import Foundation

/// A font as views name it; it becomes a family and a size when the environment is known.
public struct Font: Hashable, Sendable {
    indirect enum Provider: Hashable, Sendable {
        case system(size: CGFloat, weight: Weight?, design: Design?)
        case textStyle(TextStyle, weight: Weight?, design: Design?)
        case named(String, size: CGFloat, relativeTo: TextStyle?)
        case modified(Font, Modifier)
    }

    enum Modifier: Hashable, Sendable {
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

    /// The largest of titles.
    public static let largeTitle = Font(provider: .textStyle(.largeTitle, weight: nil, design: nil))
    /// A title.
    public static let title = Font(provider: .textStyle(.title, weight: nil, design: nil))
    /// A title of the second level.
    public static let title2 = Font(provider: .textStyle(.title2, weight: nil, design: nil))
    /// A title of the third level.
    public static let title3 = Font(provider: .textStyle(.title3, weight: nil, design: nil))
    /// A heading.
    public static let headline = Font(provider: .textStyle(.headline, weight: nil, design: nil))
    /// A heading of the second level.
    public static let subheadline = Font(provider: .textStyle(.subheadline, weight: nil, design: nil))
    /// Running text.
    public static let body = Font(provider: .textStyle(.body, weight: nil, design: nil))
    /// A remark.
    public static let callout = Font(provider: .textStyle(.callout, weight: nil, design: nil))
    /// A footnote.
    public static let footnote = Font(provider: .textStyle(.footnote, weight: nil, design: nil))
    /// What stands under a picture.
    public static let caption = Font(provider: .textStyle(.caption, weight: nil, design: nil))
    /// What stands under a picture, smaller.
    public static let caption2 = Font(provider: .textStyle(.caption2, weight: nil, design: nil))

    /// The system's font for a text style; its size follows the dynamic type size.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(provider: .textStyle(style, weight: weight, design: design))
    }

    /// The system's font in a fixed size in points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(provider: .system(size: size, weight: weight, design: design))
    }

    /// A font by its family's name, in a size that grows with body text.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(provider: .named(name, size: size, relativeTo: .body))
    }

    /// A font by its family's name, in a size that grows with a text style.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(provider: .named(name, size: size, relativeTo: textStyle))
    }

    /// A font by its family's name, in a fixed size in points.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(provider: .named(name, size: fixedSize, relativeTo: nil))
    }

    // MARK: Names of the parts

    /// What a text is for; each has a size for every dynamic type size.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        /// A style, from the largest to the smallest.
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// How heavy a font is.
    public struct Weight: Hashable, Sendable {
        /// On the scale of OpenType and CSS, 100 to 900.
        let value: Int

        /// 100.
        public static let ultraLight = Weight(value: 100)
        /// 200.
        public static let thin = Weight(value: 200)
        /// 300.
        public static let light = Weight(value: 300)
        /// 400.
        public static let regular = Weight(value: 400)
        /// 500.
        public static let medium = Weight(value: 500)
        /// 600.
        public static let semibold = Weight(value: 600)
        /// 700.
        public static let bold = Weight(value: 700)
        /// 800.
        public static let heavy = Weight(value: 800)
        /// 900.
        public static let black = Weight(value: 900)
    }

    /// The system's font in several designs.
    public typealias Design = ResolvedFont.Design

    /// How wide the letters of a font are, where its family has several widths.
    public struct Width: Hashable, Sendable {
        /// Zero for the usual width; less for narrower letters, more for wider ones.
        public var value: CGFloat

        /// Makes a width: zero is the usual one, less is narrower, more is wider.
        public init(_ value: CGFloat) { self.value = value }

        /// The narrowest letters.
        public static let compressed = Width(-0.4)
        /// Narrow letters.
        public static let condensed = Width(-0.2)
        /// Letters as they usually are.
        public static let standard = Width(0)
        /// Wide letters.
        public static let expanded = Width(0.2)
    }

    /// How far apart the lines of a font are.
    public typealias Leading = ResolvedFont.Leading
}
