import Foundation

/// A font as a type setter needs it: which family, how large, how heavy.
public struct ResolvedFont: Sendable, Hashable {
    /// The family's name, such as "Inter"; nil for the design's own family.
    public var family: String?

    /// Which of the system's designs, where `family` is nil.
    public var design: Design

    /// The size in points.
    public var size: CGFloat

    /// The weight on the scale of OpenType and CSS: 400 is regular, 700 bold.
    public var weight: Int

    /// Whether it slants.
    public var isItalic: Bool

    /// Whether all digits are equally wide.
    public var hasMonospacedDigits: Bool

    /// How wide the letters are, where the family has several widths: zero as usual, less for narrower ones.
    public var width: CGFloat

    /// How far apart lines are.
    public var leading: Leading

    /// Whether small capitals stand in the place of small letters.
    public var hasLowercaseSmallCaps = false

    /// Whether small capitals stand in the place of capitals.
    public var hasUppercaseSmallCaps = false

    /// The system's font in several designs.
    public enum Design: Hashable, Sendable {
        /// Without serifs.
        case `default`
        /// With serifs.
        case serif
        /// With rounded ends.
        case rounded
        /// With letters of one width.
        case monospaced
    }

    /// How far apart the lines of a font are.
    public enum Leading: Hashable, Sendable {
        /// As the font has it.
        case standard
        /// Closer than that.
        case tight
        /// Further than that.
        case loose
    }

    /// Makes a resolved font.
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
