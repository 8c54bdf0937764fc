internal import CCairo
internal import CPango
import Foundation

/// The fonts, and the rules for drawing them, for text fields of a host that also lays out its text with Pango.
package final class FieldFonts: Sendable {
    package static let shared = FieldFonts()

    // Both are made once and never changed.
    private nonisolated(unsafe) let ownMap: UnsafeMutableRawPointer
    private nonisolated(unsafe) let ownOptions: OpaquePointer

    /// Pango's font map, with the fonts of all texts.
    package var map: UnsafeMutableRawPointer { ownMap }

    /// Cairo's font options: without hinting, so that widths are the same at every scale.
    package var options: OpaquePointer { ownOptions }

    private init() {
        // GLib ends the process when memory is exhausted; it never returns null here.
        ownMap = UnsafeMutableRawPointer(umwelt_font_map_new(FontConfiguration.shared.pointer)!)
        ownOptions = cairo_font_options_create()
        cairo_font_options_set_hint_style(ownOptions, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(ownOptions, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(ownOptions, CAIRO_ANTIALIAS_GRAY)
    }
}
