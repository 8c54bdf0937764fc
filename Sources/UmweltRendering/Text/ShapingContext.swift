internal import CCairo
internal import CPango
import Foundation
import UmweltDrawing

/// Pango's objects for one thread at a time: fonts by their description, and a line of type that is set again and again.
///
/// Only ``ShapingContextPool`` makes them, and hands each to one caller at a time; therefore it may call itself
/// sendable.
final class ShapingContext: @unchecked Sendable {
    /// The longest line, in points. Pango counts 1024ths of a point in 32 bits, and a line may be twice as long while
    /// it is broken.
    static let longestLine: CGFloat = 524_288

    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let layout: OpaquePointer
    private var descriptions: [ResolvedFont: OpaquePointer] = [:]
    /// The fonts whose files stay open; the shaping context owns them.
    private var kept: Set<OpaquePointer> = []
    private var heights = FontHeights()
    private var localeIdentifier: String?
    private var language: OpaquePointer?

    init(configuration: FontConfiguration) {
        // GLib ends the process when memory is exhausted; it never returns null here.
        fontMap = umwelt_font_map_new(configuration.pointer)!
        context = pango_font_map_create_context(fontMap)!
        // Without hinting and rounding every scale gives the same widths.
        let options = cairo_font_options_create()
        cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        pango_cairo_context_set_font_options(context, options)
        cairo_font_options_destroy(options)
        pango_context_set_round_glyph_positions(context, 0)
        layout = pango_layout_new(context)!
        pango_layout_set_auto_dir(layout, 0)
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }

    deinit {
        for description in descriptions.values { pango_font_description_free(description) }
        // That closes files, which no thread may open another meanwhile.
        OpenFonts.withLock { _ in
            for font in kept { g_object_unref(UnsafeMutableRawPointer(font)) }
            heights.removeAll()
            g_object_unref(UnsafeMutableRawPointer(layout))
            g_object_unref(UnsafeMutableRawPointer(context))
            g_object_unref(UnsafeMutableRawPointer(fontMap))
        }
    }

    /// Puts text into the layout: `range` of a UTF-8 text, broken at `width`.
    func set(
        _ text: ShapingInput, range: Range<Int>, width: CGFloat = longestLine, isRightToLeft: Bool,
        colors: Colors = .none
    ) {
        use(text.paragraph.localeIdentifier)
        pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        let font = text.font(at: range.lowerBound)
        pango_layout_set_font_description(layout, description(of: font))
        pango_layout_set_width(layout, Int32((width * CGFloat(PANGO_SCALE)).rounded()))
        text.utf8Text.bytes.withUnsafeBytes { bytes in
            let part = UnsafeRawBufferPointer(rebasing: bytes[range])
            if let start = part.baseAddress?.assumingMemoryBound(to: CChar.self) {
                pango_layout_set_text(layout, start, Int32(part.count))
            } else {
                pango_layout_set_text(layout, "", 0)
            }
            let attributes = TextAttributes(
                text, range: range, bytes: part, language: language, base: font, in: self)
            switch colors {
            case .none: break
            case .own: attributes.addColors(text)
            case .only(let ink): attributes.hideAll(of: text, but: ink)
            }
            pango_layout_set_attributes(layout, attributes.list)
        }
        // Pango would choose and open the fonts later, whenever it is asked first.
        OpenFonts.withLock { _ in _ = pango_layout_get_line_count(layout) }
    }

    /// What colours glyphs bring along when they are shown.
    enum Colors {
        /// None: all are drawn with the same.
        case none
        /// Each its run's.
        case own
        /// None, and only those are shown that are drawn with a paint.
        case only(Paint)
    }

    /// The lines that the text in the layout was broken into.
    var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

    /// The bytes of a line, counted from the start of the text in the layout.
    func bytes(ofLine index: Int) -> Range<Int> {
        let line = line(index).pointee
        return Int(line.start_index)..<Int(line.start_index + line.length)
    }

    /// One of the lines; it is valid until the layout is set again.
    func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine> {
        // Callers count the lines first, so that there is one.
        pango_layout_get_line_readonly(layout, Int32(index))!
    }

    /// The space that a line takes, in points.
    struct Extent {
        var width: CGFloat
        var ascent: CGFloat
        var height: CGFloat
    }

    /// The space that a line takes.
    func extent(ofLine index: Int) -> Extent {
        let (ascent, height) = OpenFonts.withLock { _ in
            var box = PangoRectangle()
            pango_layout_line_get_extents(line(index), nil, &box)
            let lower = heights.lowered(lineOf: runs(ofLine: index), in: context, layout: layout)
            return lower.map { ($0.ascent, $0.ascent + $0.descent) } ?? (-box.y, box.height)
        }
        let scale = CGFloat(PANGO_SCALE)
        // Pango's own width is without the space that letters and images are kept apart by.
        var width: Int32 = 0
        for run in runs(ofLine: index) {
            width = width.addingReportingOverflow(pango_glyph_string_get_width(run.pointee.glyphs)).partialValue
        }
        return Extent(
            width: CGFloat(max(width, 0)) / scale, ascent: CGFloat(ascent) / scale,
            height: CGFloat(max(height, 0)) / scale)
    }

    /// Whether a text starts at the right: its first letter tells, or the paragraph for a text without letters.
    func isRightToLeft(_ text: ShapingInput, range: Range<Int>) -> Bool {
        let direction = text.utf8Text.bytes.withUnsafeBytes { bytes in
            let part = UnsafeRawBufferPointer(rebasing: bytes[range])
            guard let start = part.baseAddress?.assumingMemoryBound(to: CChar.self) else {
                return PANGO_DIRECTION_NEUTRAL
            }
            return umwelt_first_direction(start, Int32(part.count))
        }
        switch direction {
        case PANGO_DIRECTION_RTL: return true
        case PANGO_DIRECTION_LTR: return false
        default: return text.paragraph.layoutDirection == .rightToLeft
        }
    }

    /// Calls `body` for each letter, or other cluster of glyphs, of the first line, in the order of the screen: the
    /// index of its first byte and its advance in points.
    func forEachAdvance(_ body: (_ offset: Int, _ advance: CGFloat) -> Void) {
        let text = pango_layout_get_text(layout)!
        for run in runs(ofLine: 0) {
            var widths = [Int32](repeating: 0, count: Int(run.pointee.item.pointee.num_chars))
            pango_glyph_item_get_logical_widths(run, text, &widths)
            var offset = Int(run.pointee.item.pointee.offset)
            for width in widths {
                body(offset, CGFloat(width) / CGFloat(PANGO_SCALE))
                repeat { offset += 1 } while UInt8(bitPattern: text[offset]) & 0xC0 == 0x80
            }
        }
    }

    /// Draws the first line with its left end and baseline at a point, in the colour that `cairo` has for text in one
    /// colour.
    func show(in cairo: OpaquePointer, x: CGFloat, baseline: CGFloat) {
        cairo_move_to(cairo, x, baseline)
        guard pango_layout_get_unknown_glyphs_count(layout) == 0 else {
            // Pango writes the numbers of unknown letters in a font that it does not tell.
            OpenFonts.withLock { _ in pango_cairo_show_layout_line(cairo, line(0)) }
            return
        }
        retainFonts()
        pango_cairo_show_layout_line(cairo, line(0))
    }

    /// Keeps the files open that glyphs of the first line are read from.
    private func retainFonts() {
        for run in runs(ofLine: 0) {
            guard let font = run.pointee.item.pointee.analysis.font, kept.insert(OpaquePointer(font)).inserted else {
                continue
            }
            g_object_ref(font)
            OpenFonts.withLock { $0.keep(umwelt_font_scaled(font)) }
        }
    }

    /// The runs of a line, from left to right.
    private func runs(ofLine index: Int) -> some Sequence<UnsafeMutablePointer<PangoGlyphItem>> {
        sequence(state: line(index).pointee.runs) { next in
            guard let run = next else { return nil }
            next = run.pointee.next
            // A line's list holds glyph items and nothing else.
            return run.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
        }
    }

    /// The parts of the first line, from left to right, that some bytes take: the x where each starts and ends.
    func itemSpans(of bytes: Range<Int>) -> [Range<CGFloat>] {
        var ends: UnsafeMutablePointer<Int32>?
        var count: Int32 = 0
        OpenFonts.withLock { _ in
            pango_layout_line_get_x_ranges(line(0), Int32(bytes.lowerBound), Int32(bytes.upperBound), &ends, &count)
        }
        defer { g_free(ends) }
        let scale = CGFloat(PANGO_SCALE)
        guard let ends else { return [] }
        return (0..<Int(count)).map {
            CGFloat(ends[2 * $0]) / scale..<max(CGFloat(ends[2 * $0 + 1]) / scale, CGFloat(ends[2 * $0]) / scale)
        }
    }

    /// A part of a line that runs one way and has one style.
    struct ItemSpan {
        /// Its bytes.
        var bytes: Range<Int>
        /// Its left end, in points from the line's.
        var x: CGFloat
        /// Its width in points.
        var width: CGFloat
        /// Whether it runs to the left.
        var isRightToLeft: Bool
    }

    /// The parts of the first line, from left to right.
    var itemSpans: [ItemSpan] {
        var result: [ItemSpan] = []
        var x: CGFloat = 0
        for run in runs(ofLine: 0) {
            let width = CGFloat(pango_glyph_string_get_width(run.pointee.glyphs)) / CGFloat(PANGO_SCALE)
            let item = run.pointee.item.pointee
            let start = Int(item.offset)
            result.append(
                ItemSpan(
                    bytes: start..<start + Int(item.length), x: x, width: width,
                    isRightToLeft: item.analysis.level & 1 == 1))
            x += width
        }
        return result
    }

    /// Where lines go that run under or through text, in points below the baseline, and how thick they are.
    func decorationMetrics(of font: ResolvedFont) -> (underline: CGFloat, strikethrough: CGFloat, thickness: CGFloat) {
        let metrics = OpenFonts.withLock { _ in pango_context_get_metrics(context, description(of: font), language) }
        defer { pango_font_metrics_unref(metrics) }
        let scale = CGFloat(PANGO_SCALE)
        return (
            CGFloat(-pango_font_metrics_get_underline_position(metrics)) / scale,
            CGFloat(-pango_font_metrics_get_strikethrough_position(metrics)) / scale,
            CGFloat(pango_font_metrics_get_underline_thickness(metrics)) / scale
        )
    }

    /// Whether there are so many fonts that it is time for another shaping context: Pango forgets none of them, and an
    /// animation may ask for any number of sizes.
    var isFull: Bool { descriptions.count > 256 }

    /// Pango's name for a font; the shaping context owns it.
    func description(of font: ResolvedFont) -> OpaquePointer {
        if let known = descriptions[font] { return known }
        let key = font
        let font = font.drawn
        // GLib ends the process when memory is exhausted; it never returns null here.
        let description = pango_font_description_new()!
        pango_font_description_set_family(description, font.familyList)
        pango_font_description_set_absolute_size(description, font.usableSize * Double(PANGO_SCALE))
        pango_font_description_set_weight(description, PangoWeight(UInt32(min(max(font.weight, 1), 1000))))
        pango_font_description_set_stretch(description, font.stretch)
        pango_font_description_set_style(description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        descriptions[key] = description
        return description
    }

    private func use(_ localeIdentifier: String) {
        guard self.localeIdentifier != localeIdentifier else { return }
        self.localeIdentifier = localeIdentifier
        language = pango_language_from_string(LanguageTag(localeIdentifier: localeIdentifier).name)
        pango_context_set_language(context, language)
    }
}
