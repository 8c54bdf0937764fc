import Foundation

/// The system font: the fonts that replace Apple's San Francisco, and the letter spacing that makes their texts as wide
/// as Apple's.
package enum SystemFont {
    /// The font size in points from which the large optical size is used.
    package static let displaySize: CGFloat = 20

    /// Returns the space that the font adds after each letter of a text, in points.
    ///
    /// It is San Francisco's published tracking (``tracking(size:)``), and what makes the text in the fonts that are
    /// drawn as wide: the mean differences of their letters. They are fitted to 100 recorded words, to a sentence at
    /// six sizes and in five weights, and to labels that UIKit measured. Of the texts below 20 points, each left out
    /// of the fit in turn, 100 of 101 come out within half a point or 1 %; without the letters 84 do.
    ///
    /// - Parameters:
    ///   - text: The text, of which each letter and space counts.
    ///   - size: The size in points.
    ///   - weight: The weight, on the scale of OpenType and CSS.
    package static func letterSpacing(of text: String, size: CGFloat, weight: Int = 400) -> CGFloat {
        guard size.isFinite, size > 0 else { return 0 }
        let weight = CGFloat(weight)
        let letters = LetterDifference(of: text)
        // San Francisco goes over from small to large optical sizes, from 17 to 28 points.
        let narrowness = 100 * min(max(size - 17, 0) / 11, 1)
        var thousandths = letters.mean - narrowness * letters.spaces
        if size < displaySize {
            thousandths += tracking(size: size) + interpolated(textDifferences, at: weight)
        } else {
            thousandths += interpolated(displaySpaces, at: size) + tracking(size: max(size, 34)) - tracking(size: 34)
            thousandths += interpolated(displayDifferences, at: weight) * max(1 - (size - displaySize) / 10, 0.25)
        }
        return size * thousandths / 1000
    }

    /// The extra width of San Francisco's letters in text sizes compared with Inter, by weight, in thousandths of the
    /// font size. The values for regular, medium, semibold and bold are measured; the others are taken from large text,
    /// a guess.
    private static let textDifferences: [(CGFloat, CGFloat)] = [
        (100, 7), (300, 1), (400, -1.5), (500, 4.5), (600, 6.2), (700, 11.7), (900, 26),
    ]

    /// The space after letters of Inter Display in the regular weight, by size, in thousandths of the size.
    private static let displaySpaces: [(CGFloat, CGFloat)] = [(20, 10), (24, 7), (28, 10)]

    /// The extra width of San Francisco's letters at 20 points compared with Inter Display, relative to the difference
    /// of the regular weight. Light, medium, semibold, bold and black are recorded; bold differs less at 22 and 34
    /// points.
    private static let displayDifferences: [(CGFloat, CGFloat)] = [
        (100, 9), (300, 3), (400, 0), (500, 3.8), (600, 6), (700, 10.1), (900, 26.8),
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
        // A recorded sentence of 20 points.
        return weight < 600 ? -46 : -33
    }

    /// Returns the space that letters of the serif and the monospaced design have after them, in points, to be as wide
    /// as Apple's; nil for other designs.
    ///
    /// A recorded sentence of 20 points has letters of 618 thousandths of the size in the monospaced design, where Noto
    /// Sans Mono's have 600, and in the serif design letters that are 34 thousandths narrower than Noto Serif's. That
    /// the difference is smaller below 20 points is a guess: small letters of New York are wider.
    fileprivate static func letterSpacing(_ design: ResolvedFont.Design, size: CGFloat) -> CGFloat? {
        switch design {
        case .default, .rounded: nil
        case .monospaced: size * 0.018
        case .serif: size * -0.034 * min(max(size - 12, 0) / 8, 1)
        }
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
        guard family == nil, text.isInSystemScripts else {
            letterSpacing = 0
            return
        }
        if let spacing = SystemFont.letterSpacing(design, size: size) {
            letterSpacing = spacing
            return
        }
        let cut = systemCut
        letterSpacing =
            cut == .condensed
            ? 0
            : SystemFont.letterSpacing(of: text, size: size, weight: weight)
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

    /// True if all letters are Latin, Greek or Cyrillic.
    fileprivate var isInSystemScripts: Bool {
        // Most texts are ASCII; of others the first byte of a letter is enough.
        utf8.allSatisfy { $0 < 0xD6 }
            || unicodeScalars.allSatisfy { scalar in
                switch scalar.value {
                case ..<0x0590, 0x1E00..<0x2E80, 0xFE00..<0xFE10, 0xFFFC, 0x1F000...: true
                default: false
                }
            }
    }
}
