import Foundation
import UmweltDrawing

/// What a type case sets: characters, and the paragraph that has their styles.
struct TextSource {
    let paragraph: Paragraph
    let manuscript: Manuscript

    /// The font at a byte of the text; some font for a paragraph without runs.
    func font(at offset: Int) -> ResolvedFont {
        let run = manuscript.run(at: offset)
        return paragraph.runs.indices.contains(run) ? paragraph.runs[run].font : ResolvedFont(size: 17)
    }
}
