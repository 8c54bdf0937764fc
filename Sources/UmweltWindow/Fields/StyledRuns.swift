internal import CCanvas
internal import CGTK
import Foundation
import Umwelt

/// The styles of an editor's text with attributes, as tags of GTK's buffer.
@MainActor
struct StyledRuns {
    private var shown: [TextRun]?

    /// Sets the styles of a text's runs in a buffer, if they differ.
    ///
    /// - Parameters:
    ///   - runs: The runs; nil for a text without attributes.
    ///   - buffer: The buffer.
    ///   - text: The text that is in it. Runs of another text are ignored: the matching ones follow.
    mutating func show(_ runs: [TextRun]?, in buffer: UnsafeMutablePointer<GtkTextBuffer>, of text: String) {
        guard runs != shown, (runs ?? []).reduce("", { $0 + $1.text }) == text || runs == nil else { return }
        if shown != nil { umwelt_text_styles_remove(buffer) }
        shown = runs
        var start: gint = 0
        for run in runs ?? [] {
            let end = start + gint(run.text.unicodeScalars.count)
            apply(run, from: start, to: end, in: buffer)
            start = end
        }
    }

    /// Shows the styles again, because the buffer has another text.
    mutating func forget() { if shown != nil { shown = [] } }

    private func apply(_ run: TextRun, from start: gint, to end: gint, in buffer: UnsafeMutablePointer<GtkTextBuffer>) {
        // The colours are optional: each list holds one, or none.
        let optional: [ResolvedColor?] = [run.color, run.background, run.underline, run.strikethrough]
        let colors = optional.map { $0.map { GdkRGBA($0) } }
        typealias Pointers = [UnsafePointer<GdkRGBA>?]
        func withColors(_ index: Int, _ pointers: Pointers, _ body: (Pointers) -> Void) {
            guard index < colors.count else { return body(pointers) }
            guard let color = colors[index] else { return withColors(index + 1, pointers + [nil], body) }
            withUnsafePointer(to: color) { withColors(index + 1, pointers + [$0], body) }
        }
        FieldStyle.families(of: run.font).withCString { family in
            withColors(0, []) { colors in
                var style = UmweltTextStyle(
                    family: family, size: run.font.size, weight: CInt(run.font.weight),
                    is_italic: run.font.isItalic.gboolean, letter_spacing: run.kerning + run.font.letterSpacing,
                    rise: run.baselineOffset, foreground: colors[0], background: colors[1], underline: colors[2],
                    strikethrough: colors[3])
                umwelt_text_style(buffer, start, end, &style)
            }
        }
    }
}
