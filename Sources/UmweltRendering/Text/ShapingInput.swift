import Foundation
import UmweltDrawing

/// What a shaping context sets: characters, and the paragraph that has their styles.
struct ShapingInput {
    let paragraph: Paragraph
    let utf8Text: UTF8Text

    /// The font at a byte of the text; some font for a paragraph without runs.
    func font(at offset: Int) -> ResolvedFont {
        let run = utf8Text.run(at: offset)
        return paragraph.runs.indices.contains(run) ? paragraph.runs[run].font : ResolvedFont(size: 17)
    }
}
