internal import CPango

/// The height of lines with characters from fallback fonts.
///
/// Fallback fonts have space for all marks that may be stacked: Noto's Arabic lines are nearly twice as high as
/// Inter's. Apple's fonts for such scripts are about as high as the Latin one, so that a row is equally high in every
/// language; here they make it higher by a fifth at most.
/// high in every language; here they make it higher by a fifth at most.
struct FontHeights {
    /// The distances above and below the baseline, in Pango's units.
    struct Height {
        var ascent: Int32
        var descent: Int32
    }

    private struct Entry {
        var height: Height
        var size: Int32
        var isFallback: Bool
    }

    /// The heights of fonts, each of which is retained here.
    private var known: [OpaquePointer: Entry] = [:]

    /// The largest height of a fallback font as a multiple of the text's own font.
    private static let most = 1.2

    /// Returns the height of a line in which a fallback font would be too high; nil for lines with Pango's height.
    mutating func lowered(
        lineOf runs: some Sequence<UnsafeMutablePointer<PangoGlyphItem>>, in context: OpaquePointer,
        layout: OpaquePointer
    ) -> Height? {
        var line = Height(ascent: 0, descent: 0)
        var isLower = false
        var own: Entry?
        for run in runs {
            // A line with raised text or an image keeps the height that these need.
            let analysis = run.pointee.item.pointee.analysis
            guard !Self.isMoved(analysis), let font = analysis.font else { return nil }
            let entry = entry(of: font)
            var height = entry.height
            if entry.isFallback {
                if own == nil, let font = pango_context_load_font(context, pango_layout_get_font_description(layout)) {
                    own = self.entry(of: font)
                    g_object_unref(font)
                }
                guard let own, !own.isFallback, own.size > 0 else { return nil }
                let share = Self.most * Double(entry.size) / Double(own.size)
                height.ascent = min(height.ascent, Int32(Double(own.height.ascent) * share))
                height.descent = min(height.descent, Int32(Double(own.height.descent) * share))
                if height.ascent < entry.height.ascent || height.descent < entry.height.descent { isLower = true }
            }
            line.ascent = max(line.ascent, height.ascent)
            line.descent = max(line.descent, height.descent)
        }
        guard isLower, let own else { return nil }
        return Height(ascent: max(line.ascent, own.height.ascent), descent: max(line.descent, own.height.descent))
    }

    private static func isMoved(_ analysis: PangoAnalysis) -> Bool {
        var next = analysis.extra_attrs
        while let attribute = next {
            // The list holds attributes and nothing else.
            let type = attribute.pointee.data.assumingMemoryBound(to: PangoAttribute.self).pointee.klass.pointee.type
            if type == PANGO_ATTR_RISE || type == PANGO_ATTR_SHAPE { return true }
            next = attribute.pointee.next
        }
        return false
    }

    /// Releases all fonts.
    mutating func removeAll() {
        for font in known.keys { g_object_unref(UnsafeMutableRawPointer(font)) }
        known = [:]
    }

    private mutating func entry(of font: UnsafeMutablePointer<PangoFont>) -> Entry {
        let key = OpaquePointer(font)
        if let entry = known[key] { return entry }
        var box = PangoRectangle()
        // The empty glyph has the height of the font.
        pango_font_get_glyph_extents(font, PangoGlyph(0x0FFF_FFFF), nil, &box)
        // GLib ends the process when memory is exhausted; it never returns null here.
        let description = pango_font_describe_with_absolute_size(font)!
        let family = pango_font_description_get_family(description).map { String(cString: $0) } ?? ""
        let entry = Entry(
            height: Height(ascent: -box.y, descent: box.height + box.y),
            size: pango_font_description_get_size(description), isFallback: family.hasPrefix("Noto"))
        pango_font_description_free(description)
        g_object_ref(font)
        known[key] = entry
        return entry
    }
}
