internal import CPango
import Foundation
import UmweltDrawing

/// The styles of a part of the text as Pango's attributes.
struct TextAttributes: ~Copyable {
    /// The attributes, with offsets from the stretch's start.
    let list: OpaquePointer

    init(
        _ text: ShapingInput, range: Range<Int>, bytes: UnsafeRawBufferPointer, language: OpaquePointer?,
        base: ResolvedFont, in shapingContext: ShapingContext
    ) {
        // GLib ends the process when memory is exhausted; it never returns null here.
        list = pango_attr_list_new()!
        let base = base.described
        text.utf8Text.forEachRun(in: range) { index, stretch in
            let run = text.paragraph.runs[index]
            let stretch = stretch.lowerBound - range.lowerBound..<stretch.upperBound - range.lowerBound
            if run.font.described != base {
                add(pango_attr_font_desc_new(shapingContext.description(of: run.font)), stretch)
            }
            if run.font.hasMonospacedDigits { add(pango_attr_font_features_new("tnum=1"), stretch) }
            if run.usableKerning != 0 {
                add(pango_attr_letter_spacing_new(Self.units(run.usableKerning)), stretch)
            }
            if run.usableBaselineOffset != 0 {
                add(pango_attr_rise_new(Self.units(run.usableBaselineOffset)), stretch)
            }
            if let image = run.image,
                text.utf8Text.isImage(
                    stretch.lowerBound + range.lowerBound..<stretch.upperBound + range.lowerBound)
            {
                var box = image.box
                add(pango_attr_shape_new(&box, &box), stretch)
            }
        }
        addLanguages(bytes, language)
        addHyphens(bytes)
        addWords(bytes)
    }

    deinit { pango_attr_list_unref(list) }

    /// Adds the colours of glyphs, for text in several colours.
    func addColors(_ text: ShapingInput) {
        text.utf8Text.forEachRun(in: 0..<text.utf8Text.bytes.count) { index, stretch in
            addColor(text.paragraph.runs[index].color, stretch)
        }
    }

    /// Hides all glyphs except for those in one paint.
    func hideAll(of text: ShapingInput, but ink: Paint) {
        text.utf8Text.forEachRun(in: 0..<text.utf8Text.bytes.count) { index, stretch in
            guard text.paragraph.runs[index].ink != ink else { return }
            addColor(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0), stretch)
        }
    }

    private func addColor(_ color: ResolvedColor, _ stretch: Range<Int>) {
        let (red, green, blue) = (
            Self.component(color.red), Self.component(color.green), Self.component(color.blue)
        )
        add(pango_attr_foreground_new(red, green, blue), stretch)
        // Pango takes an opacity of 0 for a missing one.
        add(pango_attr_foreground_alpha_new(max(Self.component(color.opacity), 1)), stretch)
    }

    private func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ stretch: Range<Int>) {
        umwelt_attr_list_add(list, attribute, guint(stretch.lowerBound), guint(stretch.upperBound))
    }

    /// Sets an unknown language for text in scripts that the paragraph's language is not written in.
    ///
    /// Otherwise Pango would use the language of the process's environment, and pictures would differ.
    private func addLanguages(_ bytes: UnsafeRawBufferPointer, _ language: OpaquePointer?) {
        let isLatin = pango_language_includes_script(language, PANGO_SCRIPT_LATIN) != 0
        if isLatin, bytes.allSatisfy({ $0 < 0x80 }) { return }
        guard let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
        let scripts = pango_script_iter_new(start, Int32(bytes.count))
        defer { pango_script_iter_free(scripts) }
        repeat {
            var first: UnsafePointer<CChar>?
            var end: UnsafePointer<CChar>?
            var script = PANGO_SCRIPT_COMMON
            pango_script_iter_get_range(scripts, &first, &end, &script)
            if let first, let end, pango_language_includes_script(language, script) == 0 {
                add(pango_attr_language_new(pango_language_from_string("und")), first - start..<end - start)
            }
        } while pango_script_iter_next(scripts) != 0
    }

    /// Allows a hyphen at a soft hyphen only, not where a word is longer than a line.
    private func addHyphens(_ bytes: UnsafeRawBufferPointer) {
        var start = 0
        for index in bytes.indices.dropLast() where bytes[index] == 0xC2 && bytes[index + 1] == 0xAD {
            add(pango_attr_insert_hyphens_new(0), start..<index)
            start = index + 2
        }
        add(pango_attr_insert_hyphens_new(0), start..<bytes.count)
    }

    /// Allows a line break before words that begin with a full stop, such as ".body".
    ///
    /// Pango follows older rules of Unicode: no line breaks before a full stop, not even after a space, so
    /// that such a word would be divided.
    private func addWords(_ bytes: UnsafeRawBufferPointer) {
        let (space, stop) = (UInt8(ascii: " "), UInt8(ascii: "."))
        var index = 0
        while index + 2 < bytes.count {
            defer { index += 1 }
            guard bytes[index] == space, bytes[index + 1] == stop, Self.isLetter(bytes[index + 2]) else { continue }
            let end = bytes[(index + 2)...].firstIndex(of: space) ?? bytes.count
            add(umwelt_attr_word_new(), index + 1..<end)
        }
    }

    /// Returns true for the first byte of a letter or a digit.
    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), 0xC3...0xDF:
            true
        default: false
        }
    }

    fileprivate static func units(_ points: CGFloat) -> Int32 {
        Int32((points * CGFloat(PANGO_SCALE)).rounded())
    }

    private static func component(_ value: Float) -> UInt16 {
        value.isNaN ? 0 : UInt16((min(max(value, 0), 1) * 65535).rounded())
    }
}

extension InlineImage {
    /// The space of the image around the start of its baseline, in Pango's units.
    fileprivate var box: PangoRectangle {
        func units(_ points: CGFloat) -> Int32 {
            let longest = ShapingContext.longestLine / 2
            return TextAttributes.units(points.isNaN ? 0 : min(max(points, -longest), longest))
        }
        return PangoRectangle(
            x: 0, y: units(-baseline), width: units(size.width), height: units(size.height))
    }
}
