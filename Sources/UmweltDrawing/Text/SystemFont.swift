import Foundation

/// The system's font: the fonts that are drawn in the place of Apple's San Francisco, and what makes their texts as
/// wide.
package enum SystemFont {
    /// The size from which on the large optical size is used, in points.
    package static let displaySize: CGFloat = 20

    /// Returns the space that the font adds after each letter, in points.
    ///
    /// It is San Francisco's published tracking (``tracking(size:)``), and what makes the letters of the fonts that are
    /// drawn as wide: the mean differences of 100 recorded words and of a sentence at six sizes and five weights.
    /// Corrections of single letters did not make words that had been left out come out better.
    ///
    /// - Parameters:
    ///   - size: The size in points.
    ///   - weight: The weight, on the scale of OpenType and CSS.
    ///   - spaces: The share of the letters that are spaces. Those of San Francisco are narrower; the letters around
    ///     them make up for it.
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

    /// The extra width of letters of San Francisco's text sizes over Inter's, by weight, in thousandths of the size.
    /// Regular, medium, semibold and bold are recorded; the others are as for large text, a guess.
    private static let textDifferences: [(CGFloat, CGFloat)] = [
        (100, 7), (300, 1), (400, -1.8), (500, 5.2), (600, 5.7), (700, 14.6), (900, 28),
    ]

    /// The space after letters of Inter Display in the regular weight, by size, in thousandths of the size: recorded at
    /// these sizes.
    private static let displaySpaces: [(CGFloat, CGFloat)] = [
        (20, 11.4), (22, 13), (24, 7.3), (28, 12), (32, 12), (34, 13),
    ]

    /// The extra width of San Francisco's letters of 20 points over Inter Display's, beside the regular weight's
    /// difference. All from light to black are recorded but heavy; at 22 and 34 points bold differs less.
    private static let displayDifferences: [(CGFloat, CGFloat)] = [
        (100, 9), (300, 3), (400, 0), (500, 3.8), (600, 8), (700, 10.1), (900, 26.8),
    ]

    /// Returns the value of a table at a place, between its lines on a straight line.
    private static func interpolated(_ table: [(CGFloat, CGFloat)], at place: CGFloat) -> CGFloat {
        guard var before = table.first, place > before.0 else { return table.first?.1 ?? 0 }
        for next in table.dropFirst() {
            if place <= next.0 { return before.1 + (next.1 - before.1) * (place - before.0) / (next.0 - before.0) }
            before = next
        }
        return before.1
    }

    /// The fonts that are drawn in the place of San Francisco's cuts.
    package enum Cut {
        /// Inter, for small text.
        case text
        /// Inter Display, from ``displaySize`` on.
        case display
        /// Quicksand, the one font of Debian whose strokes have round ends in four weights.
        case rounded
        /// Roboto Condensed.
        case condensed
    }

    /// Returns what is added between the letters of a cut, beside that of the usual one, in thousandths of the size.
    ///
    /// SF Rounded is as wide as San Francisco. Letters of English text have on average, in thousandths of the size:
    /// Inter 481 (regular) to 496 (bold), Inter Display 435 to 458, Quicksand 477 (medium, for regular) to 487 (bold).
    /// For the condensed cut no source was found: it keeps the distances of its own.
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
    /// Letters that are joined, and those of scripts whose fonts are others, keep their distances.
    ///
    /// Rounded text with Greek or Cyrillic letters, which the rounded font has not, is in the usual design as a whole:
    /// its strokes are heavier, and single words would stand out.
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
