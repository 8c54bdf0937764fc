import Foundation
import UmweltDrawing

/// A visible line of text, for hosts that let another program draw text, such as a browser.
package struct StyledLine: Sendable {
    /// A part of the line in one style.
    package struct Part: Sendable {
        /// The characters.
        package var text: String
        /// The run with the style.
        package let run: TextRun
        /// The index of the run in the paragraph.
        package let runIndex: Int

        /// The image in place of the text; nil for none.
        package var image: InlineImage? { text == String(InlineImage.character) ? run.image : nil }

        /// The font size in points, as it is drawn.
        package var fontSize: CGFloat { run.font.usableSize }
        /// The extra space between characters in points, as it is drawn.
        package var kerning: CGFloat { run.usableKerning }
        /// The height above the baseline in points, as it is drawn.
        package var baselineOffset: CGFloat { run.usableBaselineOffset }
    }

    /// The text from first to last, in reading order.
    package let parts: [Part]
    /// True if the line starts at the right.
    package let isRightToLeft: Bool
    /// The box of the line, in the coordinates of the layout.
    package let frame: CGRect
    /// The distance from the layout's top to the baseline, in points.
    package let baseline: CGFloat
    /// The lines under and through the text and its backgrounds, from the left end of the baseline.
    package let decorations: [TextDecoration]

    /// The text that the line represents: the visible text, or more.
    package let meaning: Meaning

    /// The spaces or the line break between the line's text and the next line's, which no line shows.
    package let gap: String

    /// The relation of a line to the text that it represents.
    package enum Meaning: Sendable, Equatable {
        /// The line represents the text that it shows.
        case shown
        /// The line represents the text that it shows, without the ellipsis at its end, followed by the rest.
        case cutAtEnd(rest: String)
        /// The line represents a text that does not fit.
        case cut(whole: String)
    }

    /// Returns the lines of a layout that show anything.
    package static func lines(of layout: TextLayout) -> [StyledLine] {
        let typeSetter = PangoTypeSetter.shared
        let lines = LineDrawing.lines(of: layout, by: typeSetter)
        let hidden = HiddenText(of: layout)
        return lines.enumerated().map { index, line in
            let utf8Text = line.source.utf8Text
            var parts: [Part] = []
            utf8Text.forEachRun(in: 0..<utf8Text.bytes.count) { index, bytes in
                let run = layout.paragraph.runs[index]
                parts.append(Part(text: utf8Text.string(bytes), run: run, runIndex: index))
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
