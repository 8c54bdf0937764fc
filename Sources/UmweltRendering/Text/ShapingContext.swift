internal import CCairo
internal import CPango
import Foundation
import UmweltDrawing

/// The Pango objects for shaping on one thread: the font map, the font descriptions, and one layout that is set
/// repeatedly.
///
/// Only ``ShapingContextPool`` makes shaping contexts, and it lends each to one caller at a time; therefore the class
/// is sendable.
final class ShapingContext: @unchecked Sendable {
    /// The longest line, in points. Pango counts 1024ths of a point in 32 bits, and a line may be twice as long while
    /// it is broken.
    static let longestLine: CGFloat = 524_288

    private let fontMap: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    private let layout: OpaquePointer
    private var descriptions: [ResolvedFont: OpaquePointer] = [:]
    /// The fonts whose files stay open; the shaping context retains them.
    private var kept: Set<OpaquePointer> = []
    private var heights = FontHeights()
    /// True if all of the text that is set is in the system's font.
    private var isSystem = false
    #if DEBUG
        /// The number of texts that were set, and of their bytes.
        private(set) var cost = (texts: 0, bytes: 0)
    #endif
    private var localeIdentifier: String?
    private var language: OpaquePointer?

    init(configuration: FontConfiguration) {
        // GLib ends the process when memory is exhausted; it never returns null here.
        fontMap = umwelt_font_map_new(configuration.pointer)!
        context = pango_font_map_create_context(fontMap)!
        /// Without hinting and rounding, widths are the same at every scale.
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
        // This closes files, while no other thread may open one.
        OpenFonts.withLock { _ in
            for font in kept { g_object_unref(UnsafeMutableRawPointer(font)) }
            heights.removeAll()
            g_object_unref(UnsafeMutableRawPointer(layout))
            g_object_unref(UnsafeMutableRawPointer(context))
            g_object_unref(UnsafeMutableRawPointer(fontMap))
        }
    }

    /// Sets the text of the layout.
    ///
    /// - Parameters:
    ///   - text: The text with its styles.
    ///   - range: The part of the text's bytes that is set.
    ///   - width: The width in points at which lines break.
    ///   - isRightToLeft: True if lines start at the right.
    ///   - colors: The colours that are set for glyphs.
    func set(
        _ text: ShapingInput, range: Range<Int>, width: CGFloat = longestLine, isRightToLeft: Bool,
        colors: Colors = .none
    ) {
        #if DEBUG
            cost.texts += 1
            cost.bytes += range.count
        #endif
        use(text.paragraph.localeIdentifier)
        pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        let font = text.font(at: range.lowerBound)
        isSystem = text.paragraph.runs.allSatisfy(\.font.isSystem)
        pango_layout_set_font_description(layout, description(of: font))
        pango_layout_set_width(layout, Self.wholeUnits(in: width))
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
        // Otherwise Pango would choose and open the fonts later, in the first call that needs them.
        OpenFonts.withLock { _ in _ = pango_layout_get_line_count(layout) }
    }

    /// Returns the largest whole number of Pango's units in a length in points, with a tolerance of 1e-7 for rounding
    /// errors.
    private static func wholeUnits(in length: CGFloat) -> Int32 {
        Int32((length * CGFloat(PANGO_SCALE) + 1 / 4096).rounded(.down))
    }

    /// Returns a length of points as Pango has it, in whole units.
    static func wholeUnits(_ length: CGFloat) -> CGFloat {
        (length * CGFloat(PANGO_SCALE)).rounded() / CGFloat(PANGO_SCALE)
    }

    /// Returns true if a line is not wider than a width, both in points.
    func fits(_ line: CGFloat, in width: CGFloat) -> Bool { Self.fits(line, in: width) }

    /// Returns true if a line is not wider than a width, both in points.
    static func fits(_ line: CGFloat, in width: CGFloat) -> Bool {
        line * CGFloat(PANGO_SCALE) <= CGFloat(wholeUnits(in: width)) + 1 / 4096
    }

    /// The colours that are set for glyphs.
    enum Colors {
        /// None: all glyphs are drawn in the current colour.
        case none
        /// The colour of each run.
        case own
        /// None, and only the glyphs of one paint are visible.
        case only(Paint)
    }

    /// The number of lines in the layout.
    var lineCount: Int { Int(pango_layout_get_line_count(layout)) }

    /// Returns the bytes of a line, counted from the start of the text in the layout.
    func bytes(ofLine index: Int) -> Range<Int> {
        let line = line(index).pointee
        return Int(line.start_index)..<Int(line.start_index + line.length)
    }

    /// Returns a line, which is valid until the layout is set again.
    func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine> {
        // The index is less than `lineCount`, so the line exists.
        pango_layout_get_line_readonly(layout, Int32(index))!
    }

    /// The space that a line takes, in points.
    struct Extent {
        var width: CGFloat
        var ascent: CGFloat
        var height: CGFloat
    }

    /// Returns the space that a line takes.
    func extent(ofLine index: Int) -> Extent {
        let (ascent, height) = OpenFonts.withLock { _ in
            var box = PangoRectangle()
            pango_layout_line_get_extents(line(index), nil, &box)
            let other = heights.height(
                ofLine: runs(ofLine: index), isSystem: isSystem, in: context, layout: layout)
            return other.map { ($0.ascent, $0.ascent + $0.descent) } ?? (-box.y, box.height)
        }
        let scale = CGFloat(PANGO_SCALE)
        // Pango's own width does not include the kerning of letters and images.
        var width: Int32 = 0
        for run in runs(ofLine: index) {
            width = width.addingReportingOverflow(pango_glyph_string_get_width(run.pointee.glyphs)).partialValue
        }
        return Extent(
            width: CGFloat(max(width, 0)) / scale, ascent: CGFloat(ascent) / scale,
            height: CGFloat(max(height, 0)) / scale)
    }

    /// Returns the offsets of the bytes at which a line of a text may begin, beside its start. The layout has the text
    /// then.
    func lineStarts(in text: ShapingInput, isRightToLeft: Bool) -> [Int] {
        let bytes = text.utf8Text.bytes
        set(text, range: 0..<bytes.count, isRightToLeft: isRightToLeft)
        var count: Int32 = 0
        guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
        var starts: [Int] = []
        var character = 0
        for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 && character < Int(count) {
            if offset > 0, attributes[character].is_line_break != 0 { starts.append(offset) }
            character += 1
        }
        return starts
    }

    /// Returns true if a text starts at the right, by its first letter; without letters, by the paragraph.
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

    /// Calls `body` for each letter, or other cluster of glyphs, of the first line, from left to right.
    ///
    /// - Parameter body: Receives the index of the first byte, and the advance in points.
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

    /// Draws the first line with its left end and baseline at a point, in Cairo's current colour if the text has
    /// none.
    func show(in cairo: OpaquePointer, x: CGFloat, baseline: CGFloat) {
        cairo_move_to(cairo, x, baseline)
        guard pango_layout_get_unknown_glyphs_count(layout) == 0 else {
            // Pango writes the codes of unknown characters in a font that it does not expose, so the drawing may open
            // a file.
            OpenFonts.withLock { _ in pango_cairo_show_layout_line(cairo, line(0)) }
            return
        }
        retainFonts()
        pango_cairo_show_layout_line(cairo, line(0))
    }

    /// Keeps the files of the first line's fonts open.
    private func retainFonts() {
        for run in runs(ofLine: 0) {
            guard let font = run.pointee.item.pointee.analysis.font, kept.insert(OpaquePointer(font)).inserted else {
                continue
            }
            g_object_ref(font)
            OpenFonts.withLock { $0.keep(umwelt_font_scaled(font)) }
        }
    }

    /// Returns the runs of a line, from left to right.
    private func runs(ofLine index: Int) -> some Sequence<UnsafeMutablePointer<PangoGlyphItem>> {
        sequence(state: line(index).pointee.runs) { next in
            guard let run = next else { return nil }
            next = run.pointee.next
            // A line's list holds glyph items and nothing else.
            return run.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
        }
    }

    /// Returns the horizontal spans of some bytes in the first line, in points from left to right.
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

    /// A part of a line with one font and one direction.
    struct ItemSpan {
        /// The bytes of the part.
        var bytes: Range<Int>
        /// The left end, in points from the line's.
        var x: CGFloat
        /// Its width in points.
        var width: CGFloat
        /// True if it runs to the left.
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

    /// Returns the positions of lines under and through text, in points below the baseline, and their thickness in
    /// points.
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

    /// Returns the metrics of a font that is not the system's.
    func metrics(of font: ResolvedFont) -> FontMetrics {
        let run = TextRun(text: "H", font: font, color: ResolvedColor(red: 0, green: 0, blue: 0))
        let text = ShapingInput(paragraph: Paragraph(runs: [run]))
        set(text, range: 0..<1, isRightToLeft: false)
        var letter = PangoRectangle()
        OpenFonts.withLock { _ in pango_layout_line_get_extents(line(0), &letter, nil) }
        let extent = extent(ofLine: 0)
        return FontMetrics(
            ascent: extent.ascent, descent: extent.height - extent.ascent,
            capHeight: CGFloat(max(-letter.y, 0)) / CGFloat(PANGO_SCALE), lineGap: font.usableLineGap)
    }

    /// True if the shaping context uses so many fonts that it should be replaced: Pango never releases fonts, and an
    /// animation may use any number of sizes.
    var isFull: Bool { descriptionCount > 256 }

    /// The number of fonts that have been described to Pango.
    var descriptionCount: Int { descriptions.count }

    /// Returns Pango's description of a font; the shaping context owns it.
    func description(of font: ResolvedFont) -> OpaquePointer {
        let key = font.described
        if let known = descriptions[key] { return known }
        let font = key.drawn
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
