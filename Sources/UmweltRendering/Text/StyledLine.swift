import Foundation
import UmweltDrawing

/// A line of text as it is shown, for hosts that have text drawn by somebody else.
package struct StyledLine: Sendable {
    /// A stretch of text in one style.
    package struct Part: Sendable {
        /// The characters.
        package var text: String
        /// The run that the style is from.
        package let run: TextRun

        /// The image that stands in the place of the text; nil for none.
        package var image: InlineImage? { text == String(InlineImage.character) ? run.image : nil }

        /// The size of the font in points, as it is drawn.
        package var fontSize: CGFloat { run.font.usableSize }
        /// Extra space between characters, as it is drawn.
        package var kerning: CGFloat { run.usableKerning }
        /// The height above the baseline, as it is drawn.
        package var baselineOffset: CGFloat { run.usableBaselineOffset }
    }

    /// The text from first to last, whichever way it runs.
    package let parts: [Part]
    /// Whether the line starts at the right.
    package let isRightToLeft: Bool
    /// The box of the line in the layout.
    package let frame: CGRect
    /// The distance from the layout's top to the baseline.
    package let baseline: CGFloat
    /// Lines under and through the text, from the left end of the baseline.
    package let decorations: [TextDecoration]

    /// What the line stands for: the text that is shown, or else more.
    package let meaning: Meaning

    /// The spaces or the line break between the line's text and the next line's, which no line shows.
    package let gap: String

    /// What a line stands for.
    package enum Meaning: Sendable, Equatable {
        /// The text that it shows.
        case shown
        /// The text that it shows without the ellipsis at its end, and this.
        case cutAtEnd(rest: String)
        /// This text, which does not fit.
        case cut(whole: String)
    }

    /// The lines of a layout that show anything.
    package static func lines(of layout: TextLayout) -> [StyledLine] {
        let typeSetter = PangoTypeSetter.shared
        let lines = LineDrawing.lines(of: layout, by: typeSetter)
        let hidden = HiddenText(of: layout)
        return lines.enumerated().map { index, line in
            let utf8Text = line.source.utf8Text
            var parts: [Part] = []
            utf8Text.forEachRun(in: 0..<utf8Text.bytes.count) { index, bytes in
                parts.append(Part(text: utf8Text.string(bytes), run: layout.paragraph.runs[index]))
            }
            let isDecorated = parts.contains(where: \.run.isDecorated)
            let decorations: [TextDecoration] =
                !isDecorated
                ? []
                : typeSetter.shapingContexts.withShapingContext { shapingContext in
                    line.set(in: shapingContext)
                    return line.decorations(in: shapingContext)
                }
            return StyledLine(
                parts: parts, isRightToLeft: line.isRightToLeft, frame: line.frame, baseline: line.baseline,
                decorations: decorations, meaning: index == lines.count - 1 ? hidden.lastLine : .shown,
                gap: index < hidden.gaps.count ? hidden.gaps[index] : "")
        }
    }
}
