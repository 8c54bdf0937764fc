import Foundation

/// The system's font: the fonts that are drawn in the place of Apple's San Francisco, and what makes their texts as
/// wide.
package enum SystemFont {
    /// The size from which on the large optical size is used, in points.
    package static let displaySize: CGFloat = 20

    /// Returns the space that the font adds between letters, in points.
    ///
    /// San Francisco's is published (``tracking(size:)``). Inter's letters below 20 points are as wide as San
    /// Francisco's: labels that UIKit measured at 17 points ("Hello, world!" 94.67, "Label longuer" 104, "error" 37)
    /// come out within 1%. From 28 points on Inter Display's letters are wider by 14 thousandths of the size: the
    /// average letter of `.SFNS` is 853/2048 of it by the metrics that Capsize collects, Inter Display's 0.430. Between
    /// 20 and 28 points, where San Francisco goes over from one optical size to the other, a straight line is a guess.
    ///
    /// Bold letters of San Francisco's large size are wider: bold titles of 34 points, compared with those of iOS, came
    /// out 2.4% too narrow without ``boldExcess``. Straight lines from regular to bold, and from 20 to 28 points, are
    /// guesses.
    package static func letterSpacing(size: CGFloat, weight: Int = 400) -> CGFloat {
        guard size.isFinite, size > 0 else { return 0 }
        let thousandths: CGFloat
        let boldness = min(max(CGFloat(weight) - 400, 0) / 300, 1)
        if size < displaySize {
            thousandths = tracking(size: size)
        } else if size < 28 {
            let share = (28 - size) / (28 - displaySize)
            thousandths = 17 * share + boldExcess * boldness * (1 - share)
        } else {
            thousandths = tracking(size: size) - 14 + boldExcess * boldness
        }
        return size * thousandths / 1000
    }

    /// The tracking of bold letters of the large optical size, in thousandths of the size: 2.4% of the average
    /// letter of Inter Display Bold, which is 0.46 of it.
    private static let boldExcess: CGFloat = 11

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
    private static func tracking(size: CGFloat) -> CGFloat {
        guard var before = trackings.first, size > before.size else { return trackings.first?.tracking ?? 0 }
        for next in trackings.dropFirst() {
            if size <= next.size {
                let share = (size - before.size) / (next.size - before.size)
                return before.tracking + (next.tracking - before.tracking) * share
            }
            before = next
        }
        return before.tracking
    }

    /// The tracking at some sizes; between them it changes evenly.
    private static let trackings: [(size: CGFloat, tracking: CGFloat)] = [
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
            : SystemFont.letterSpacing(size: size, weight: weight)
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
