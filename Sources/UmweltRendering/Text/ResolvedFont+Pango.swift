internal import CPango
import Foundation
import UmweltDrawing

extension ResolvedFont {
    /// The font families to search, separated by commas: the font's own family, then those of its design.
    var familyList: String {
        let generic =
            switch design {
            case .serif: "serif"
            case .monospaced: "monospace"
            case .default, .rounded: "sans-serif"
            }
        guard let family else { return generic }
        // A comma would begin another family.
        return family.filter { $0 != "," && $0 != "\0" } + "," + generic
    }

    /// The font with only what Pango's description of it says: the space between letters, which differs from text to
    /// text, and the distance of lines are set beside it.
    var described: ResolvedFont {
        var copy = unspaced
        copy.lineGap = 0
        copy.leading = .standard
        copy.isSecondary = false
        return copy
    }

    /// The width of the letters for Pango.
    var stretch: PangoStretch {
        switch width {
        case ..<(-0.3): PANGO_STRETCH_EXTRA_CONDENSED
        case ..<(-0.1): PANGO_STRETCH_CONDENSED
        case 0.1...: PANGO_STRETCH_EXPANDED
        default: PANGO_STRETCH_NORMAL
        }
    }

    /// The width of the letters for CSS, in percent.
    package var stretchPercentage: Int {
        switch stretch {
        case PANGO_STRETCH_EXTRA_CONDENSED: 62
        case PANGO_STRETCH_CONDENSED: 75
        case PANGO_STRETCH_EXPANDED: 125
        default: 100
        }
    }

    /// The size in points, limited to sizes that can be drawn.
    var usableSize: CGFloat { size.isNaN ? 0.1 : min(max(size, 0.1), 2048) }

    /// The line gap in points, limited to gaps that can be set.
    var usableLineGap: CGFloat { lineGap.isNaN ? 0 : min(max(lineGap, -usableSize / 2), 2048) }

    /// True if the font is the system's, in one of its designs.
    var isSystem: Bool { family == nil || FontConfiguration.names.drawn(self).family == nil }
}

extension TextRun {
    /// The space that is added between letters, limited to values that can be set, in points.
    var usableKerning: CGFloat {
        let space = kerning + font.letterSpacing
        return space.isNaN ? 0 : min(max(space, -2048), 2048)
    }

    /// The space after a line's last letter, limited to values that can be set, in points. In the rounded design it is
    /// the kerning alone, as digits of its font have spaces of their own (`RoundedDigits.swift`).
    var endSpace: CGFloat {
        // In whole units of Pango's, as the width of the line: a text then fits in its own width.
        font.design == .rounded ? kerningAtEnd : ShapingContext.wholeUnits(usableKerning)
    }

    /// The app's kerning after a line's last letter, limited to values that can be set, in points.
    var kerningAtEnd: CGFloat {
        kerning.isNaN ? 0 : ShapingContext.wholeUnits(min(max(kerning, -2048), 2048))
    }

    /// The baseline offset, limited to values that can be set, in points.
    var usableBaselineOffset: CGFloat { baselineOffset.isNaN ? 0 : min(max(baselineOffset, -8192), 8192) }
}
