import Foundation
import UmweltDrawing

/// The input of a shaping context: characters, and the paragraph with their styles.
struct ShapingInput {
    let paragraph: Paragraph
    let utf8Text: UTF8Text

    /// True if there is text in the secondary scale.
    let hasSecondaryText: Bool

    init(paragraph: Paragraph, utf8Text: UTF8Text) {
        hasSecondaryText = paragraph.runs.contains(where: \.font.isSecondary)
        self.paragraph = paragraph
        self.utf8Text = utf8Text
    }

    init(paragraph: Paragraph) { self.init(paragraph: paragraph, utf8Text: UTF8Text(paragraph)) }

    /// Returns the space after the last letter of some bytes, in points.
    ///
    /// After an emoji there is only the app's kerning, as it is no letter of San Francisco: a guess, without a record.
    func endSpace(of range: Range<Int>) -> CGFloat {
        guard !range.isEmpty else { return 0 }
        let run = utf8Text.run(at: range.upperBound - 1)
        guard paragraph.runs.indices.contains(run) else { return 0 }
        return utf8Text.endsInEmoji(range) ? paragraph.runs[run].kerningAtEnd : paragraph.runs[run].endSpace
    }

    /// Returns the font at a byte of the text; a default font for a paragraph without runs.
    func font(at offset: Int) -> ResolvedFont {
        let run = utf8Text.run(at: offset)
        return paragraph.runs.indices.contains(run) ? paragraph.runs[run].font : ResolvedFont(size: 17)
    }
}
