import Foundation

/// A font with all that a type setter needs: the family, the size, the weight and the variants.
public struct ResolvedFont: Sendable, Hashable {
    /// The family's name, such as "Inter"; nil for the design's own family.
    public var family: String?

    /// The size in points.
    public var size: CGFloat

    /// The weight on the scale of OpenType and CSS: 400 is regular, 700 bold.
    public var weight: Int

    /// The width of the letters, if the family has several: zero for the usual one, negative for narrower ones.
    public var width: CGFloat

    /// The space that the font adds between lines, in points, beside the height of its letters.
    public var lineGap: CGFloat = 0

    /// The space that the font adds between letters, in points.
    public var letterSpacing: CGFloat = 0

    // The small values together, as each of them takes eight bytes between others.
    /// The system design that is used if `family` is nil.
    public var design: Design

    /// The distance between lines.
    public var leading: Leading

    /// True if the font is slanted.
    public var isItalic: Bool

    /// True if all digits are equally wide.
    public var hasMonospacedDigits: Bool

    /// True to show lowercase letters as small capitals.
    public var hasLowercaseSmallCaps = false

    /// True to show uppercase letters as small capitals.
    public var hasUppercaseSmallCaps = false

    /// True if the text is in the secondary scale: its letters are smaller, its lines are as high as in the primary
    /// one.
    public var isSecondary = false

    /// A design of the system's font.
    public enum Design: Hashable, Sendable {
        /// Without serifs.
        case `default`
        /// With serifs.
        case serif
        /// With rounded ends.
        case rounded
        /// With characters of one width.
        case monospaced
    }

    /// The distance between the lines of a font.
    public enum Leading: Hashable, Sendable {
        /// The distance of the font.
        case standard
        /// A smaller distance.
        case tight
        /// A larger distance.
        case loose
    }

    /// Makes a resolved font.
    ///
    /// - Parameters:
    ///   - family: The name of the family; nil for the system's font.
    ///   - design: The variant of the system's font.
    ///   - size: The size in points.
    ///   - weight: The weight from 1 to 1000; 400 is regular, 700 is bold.
    ///   - isItalic: True for italics.
    ///   - hasMonospacedDigits: True if all digits have the same width.
    ///   - width: The width of the letters: zero for the usual one, negative for narrower ones.
    ///   - leading: The distance between lines.
    public init(
        family: String? = nil, design: Design = .default, size: CGFloat, weight: Int = 400,
        isItalic: Bool = false, hasMonospacedDigits: Bool = false, width: CGFloat = 0,
        leading: Leading = .standard
    ) {
        self.family = family
        self.design = design
        self.size = size
        self.weight = weight
        self.isItalic = isItalic
        self.hasMonospacedDigits = hasMonospacedDigits
        self.width = width
        self.leading = leading
    }
}

extension ResolvedFont {
    /// The size of letters in the secondary scale as a fraction of the primary one.
    package static let secondaryRatio: CGFloat = 0.8

    /// The size of the font whose lines the text has, in points.
    package var lineSize: CGFloat { isSecondary ? size / Self.secondaryRatio : size }

    /// The font without the space between letters, which differs by text in the system's font: texts in equal unspaced
    /// fonts have lines of the same height.
    package var unspaced: ResolvedFont {
        var copy = self
        copy.letterSpacing = 0
        return copy
    }

    /// Multiplies the font size and the lengths that depend on it.
    package mutating func scale(by factor: CGFloat) {
        size *= factor
        lineGap *= factor
        letterSpacing *= factor
    }
}
