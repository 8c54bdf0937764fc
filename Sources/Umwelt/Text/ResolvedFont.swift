import Foundation

/// A font as a type setter needs it: which family, how large, how heavy.
public struct ResolvedFont: Sendable, Hashable {
    /// The family's name, such as "Inter"; nil for the design's own family.
    public var family: String?

    /// Which of the system's designs, where `family` is nil.
    public var design: Font.Design

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
    public var leading: Font.Leading

    /// Whether small capitals stand in the place of small letters.
    public var hasLowercaseSmallCaps = false

    /// Whether small capitals stand in the place of capitals.
    public var hasUppercaseSmallCaps = false

    /// Makes a resolved font.
    public init(
        family: String? = nil, design: Font.Design = .default, size: CGFloat, weight: Int = 400,
        isItalic: Bool = false, hasMonospacedDigits: Bool = false, width: CGFloat = 0,
        leading: Font.Leading = .standard
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
