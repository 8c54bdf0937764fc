import Foundation

/// The system font: the fonts that replace Apple's San Francisco, and the letter spacing that makes their texts as wide
/// as Apple's.
package enum SystemFont {
    /// The font size in points from which the large optical size is used.
    package static let displaySize: CGFloat = 20

    /// Returns the space that the font adds after each letter, in points.
    ///
    /// It is San Francisco's published tracking (``tracking(size:)``) plus a correction for the replacement font: the
    /// mean difference for 100 recorded words and a sentence, at six sizes and five weights. Corrections of single
    /// letters did not improve the widths of words that were left out of the fit.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - weight: The weight, on the scale of OpenType and CSS.
    ///   - spaces: The share of the letters that are spaces. The letters of San Francisco are narrower; the spacing
    ///     makes up for it.
    package static func letterSpacing(size: CGFloat, weight: Int = 400, spaces: CGFloat = 0) -> CGFloat {
        guard size.isFinite, size > 0 else { return 0 }
        let weight = CGFloat(weight)
        // San Francisco goes over from small to large optical sizes, from 17 to 28 points.
        let narrowness = 15 + 108 * min(max(size - 17, 0) / 11, 1)
        let thousandths =
            if size < displaySize {
                tracking(size: size) + interpolated(textDifferences, at: weight)
            } else if size < 34 {
                interpolated(displaySpaces, at: size)
                    + interpolated(displayDifferences, at: weight) * max(1 - (size - displaySize) * 0.075, 0.4)
            } else {
                tracking(size: size) + 1 + interpolated(displayDifferences, at: weight) * 0.4
            }
        return size * (thousandths - narrowness * spaces) / 1000
    }

    /// How much wider letters of San Francisco's text sizes are than Inter's, by weight, in thousandths of the font
    /// size. The values for regular, medium, semibold and bold are measured; the others are taken from large text, a
    /// guess.
    private static let textDifferences: [(CGFloat, CGFloat)] = [
        (100, 7), (300, 1), (400, -1.8), (500, 5.2), (600, 5.7), (700, 14.6), (900, 28),
    ]

    /// The space after letters of Inter Display in the regular weight, by size, in thousandths of the size: recorded at
    /// these sizes.
    private static let displaySpaces: [(CGFloat, CGFloat)] = [
        (20, 11.4), (22, 13), (24, 7.3), (28, 12), (32, 12), (34, 13),
    ]

    /// How much wider letters of San Francisco at 20 points are than Inter Display's, relative to the difference of the
    /// regular weight. All from light to black are recorded but heavy; at 22 and 34 points bold differs less.
    private static let displayDifferences: [(CGFloat, CGFloat)] = [
        (100, 9), (300, 3), (400, 0), (500, 3.8), (600, 8), (700, 10.1), (900, 26.8),
    ]

    /// Returns the value of a table at a position, interpolated linearly.
    private static func interpolated(_ table: [(CGFloat, CGFloat)], at place: CGFloat) -> CGFloat {
        guard var before = table.first, place > before.0 else { return table.first?.1 ?? 0 }
        for next in table.dropFirst() {
            if place <= next.0 { return before.1 + (next.1 - before.1) * (place - before.0) / (next.0 - before.0) }
            before = next
        }
        return before.1
    }

    /// The fonts that replace the variants of San Francisco.
    package enum Cut {
        /// Inter, for small text.
        case text
        /// Inter Display, from ``displaySize`` on.
        case display
        /// Quicksand, the only font in Debian that has round stroke ends in four weights.
        case rounded
        /// Roboto Condensed.
        case condensed
    }

    /// Returns the spacing that is added between the letters of a variant, relative to the usual variant, in
    /// thousandths of the font size.
    ///
    /// SF Rounded is as wide as San Francisco. The mean widths of letters in English text are, in thousandths of the
    /// font size: Inter 481 (regular) to 496 (bold), Inter Display 435 to 458, Quicksand 477 (medium, for regular) to
    /// 487 (bold). For the condensed variant no measurements were found: it keeps the font's own spacing.
    fileprivate static func difference(_ cut: Cut, size: CGFloat, weight: Int) -> CGFloat {
        guard cut == .rounded else { return 0 }
        if size < displaySize { return weight < 600 ? 4 : 8 }
        return weight < 600 ? -42 : -29
    }

    /// Returns San Francisco's tracking in thousandths of the size; Apple's Human Interface Guidelines, "Typography",
    /// "Tracking values" for iOS, SF Pro.
    private static func tracking(size: CGFloat) -> CGFloat { interpolated(trackings, at: size) }

    /// The tracking at some sizes; between them it changes evenly.
    private static let trackings: [(CGFloat, CGFloat)] = [
        (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
        (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11),
        (28, 14), (30, 14), (34, 12), (36, 10), (40, 10), (44, 8), (48, 8), (52, 6), (56, 6), (60, 4), (66, 3), (70, 2),
        (76, 1), (80, 0),
    ]
}

extension ResolvedFont {
    /// Adds the space between letters that the system's font has, for a text in it.
    ///
    /// Joined letters, and those of scripts that use other fonts, keep their spacing.
    ///
    /// Rounded text with Greek or Cyrillic letters, which the rounded font lacks, uses the usual design for the whole
    /// text: that font has heavier strokes, and single words would stand out.
    package mutating func setLetterSpacing(for text: String) {
        if family == nil, design == .rounded, text.hasGreekOrCyrillicLetters { design = .default }
        guard family == nil, design == .default || design == .rounded, text.isInSystemScripts else {
            letterSpacing = 0
            return
        }
        let cut = systemCut
        letterSpacing =
            cut == .condensed
            ? 0
            : SystemFont.letterSpacing(size: size, weight: weight, spaces: text.shareOfSpaces)
                + size * SystemFont.difference(cut, size: size, weight: weight) / 1000
    }

    /// The cut of the system's font without serifs that is drawn for the font's size, width and design.
    package var systemCut: SystemFont.Cut {
        if design == .rounded { return .rounded }
        if width <= -0.1 { return .condensed }
        return size < SystemFont.displaySize ? .text : .display
    }
}

extension String {
    /// True if there are letters that the rounded font has not.
    fileprivate var hasGreekOrCyrillicLetters: Bool {
        // U+0370 to U+052F, and the accented Greek ones, begin with these bytes; most texts are ASCII.
        utf8.contains { (0xCD...0xD4).contains($0) || $0 == 0xE1 }
            && unicodeScalars.contains { (0x0370..<0x0530).contains($0.value) || (0x1F00..<0x2000).contains($0.value) }
    }

    /// The share of the characters that are spaces, from 0 to 1.
    fileprivate var shareOfSpaces: CGFloat {
        var (letters, spaces) = (0, 0)
        // Bytes that go on with a character are not counted.
        for byte in utf8 where byte & 0xC0 != 0x80 {
            letters += 1
            if byte == UInt8(ascii: " ") { spaces += 1 }
        }
        return spaces == 0 ? 0 : CGFloat(spaces) / CGFloat(letters)
    }

    /// True if all letters are Latin, Greek or Cyrillic.
    fileprivate var isInSystemScripts: Bool {
        // Most texts are ASCII; of others the first byte of a letter tells enough.
        utf8.allSatisfy { $0 < 0xD6 }
            || unicodeScalars.allSatisfy { scalar in
                switch scalar.value {
                case ..<0x0590, 0x1E00..<0x2E80, 0xFE00..<0xFE10, 0xFFFC, 0x1F000...: true
                default: false
                }
            }
    }
}
