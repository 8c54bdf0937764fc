internal import CPango
import UmweltDrawing

/// The height of lines in the system font, and of lines with characters from fallback fonts.
///
/// Lines of the system's font are as high as Apple's, whatever font replaces it (``FontMetrics``).
///
/// Fallback fonts have space for all marks that may be stacked: Noto's Arabic lines are nearly twice as high as
/// Inter's. Apple's fonts for such scripts are about as high as the Latin font, so that rows have the same height in
/// every language; here they increase it by a fifth at most.
struct FontHeights {
    /// The distances above and below the baseline, in Pango's units.
    struct Height {
        var ascent: Int32
        var descent: Int32

        /// Returns the larger distances of both.
        fileprivate func union(_ other: Height) -> Height {
            Height(ascent: max(ascent, other.ascent), descent: max(descent, other.descent))
        }

        /// Returns the distances for letters that are raised, or lowered by a negative rise.
        ///
        /// The line keeps the space of the unshifted characters, so that it grows by the offset, as Apple's
        /// documentation of `Text.baselineOffset(_:)` describes. Pango's line would only move.
        fileprivate func moved(by rise: Int32) -> Height {
            Height(ascent: ascent + max(rise, 0), descent: descent - min(rise, 0))
        }
    }

    private struct Entry {
        /// The height that the font itself has.
        var height: Height
        var size: Int32
        var isFallback: Bool
        var isSystem: Bool

        /// Returns the height of the font's letters in a line.
        func height(isSystem: Bool) -> Height {
            guard isSystem, self.isSystem else { return height }
            let metrics = FontMetrics.system(size: Double(size), lineGap: 0)
            return Height(ascent: Int32(metrics.ascent.rounded()), descent: Int32(metrics.descent.rounded()))
        }
    }

    /// The heights of fonts; the fonts are retained here.
    private var known: [OpaquePointer: Entry] = [:]

    /// The largest height of a fallback font as a multiple of the text's own font.
    private static let most = 1.2

    /// The families that replace the system's font in its designs (``FontRules``).
    private static let systemFamilies = Set(
        [
            "Inter", FontRules.displayFamily, FontRules.condensedFamily, "Noto Serif", "Noto Sans Mono",
            "DejaVu Sans Mono",
        ]
            + FontRules.roundedFamilies)

    /// Returns the height of a line that differs from Pango's; nil for lines with Pango's height.
    ///
    /// - Parameter isSystem: True if all of the text is in the system's font.
    mutating func height(
        ofLine runs: some Sequence<UnsafeMutablePointer<PangoGlyphItem>>, isSystem: Bool, in context: OpaquePointer,
        layout: OpaquePointer
    ) -> Height? {
        var line: Height?
        var hasOther = isSystem
        var own: Entry?
        for run in runs {
            let analysis = run.pointee.item.pointee.analysis
            let place = Place(analysis)
            if place.rise != 0 { hasOther = true }
            if let image = place.image {
                let image = image.moved(by: place.rise)
                line = line?.union(image) ?? image
                continue
            }
            guard let font = analysis.font else { return nil }
            let entry = entry(of: font)
            var height = entry.height(isSystem: isSystem)
            if entry.isFallback {
                own = own ?? self.entry(in: context, layout: layout)
                guard let own, !own.isFallback, own.size > 0 else { return nil }
                let share = Self.most * Double(entry.size) / Double(own.size)
                let most = own.height(isSystem: isSystem)
                height.ascent = min(height.ascent, Int32(Double(most.ascent) * share))
                height.descent = min(height.descent, Int32(Double(most.descent) * share))
                if height.ascent < entry.height.ascent || height.descent < entry.height.descent { hasOther = true }
            }
            height = height.moved(by: place.rise)
            line = line?.union(height) ?? height
        }
        guard hasOther else { return nil }
        if line == nil { own = entry(in: context, layout: layout) }
        guard let least = own?.height(isSystem: isSystem) else { return line }
        return line?.union(least) ?? least
    }

    /// The position of a run in its line, in Pango's units.
    private struct Place {
        /// The height of the letters above the baseline.
        var rise: Int32 = 0
        /// The height of the image that replaces letters; nil for letters.
        var image: Height?

        init(_ analysis: PangoAnalysis) {
            var next = analysis.extra_attrs
            while let attribute = next {
                // The list holds attributes and nothing else; their types say what they are.
                guard let data = attribute.pointee.data else { return }
                switch data.assumingMemoryBound(to: PangoAttribute.self).pointee.klass.pointee.type {
                case PANGO_ATTR_RISE: rise = data.assumingMemoryBound(to: PangoAttrInt.self).pointee.value
                case PANGO_ATTR_SHAPE:
                    let box = data.assumingMemoryBound(to: PangoAttrShape.self).pointee.logical_rect
                    image = Height(ascent: -box.y, descent: box.height + box.y)
                default: break
                }
                next = attribute.pointee.next
            }
        }
    }

    /// Releases all fonts.
    mutating func removeAll() {
        for font in known.keys { g_object_unref(UnsafeMutableRawPointer(font)) }
        known = [:]
    }

    /// Returns the entry of a layout's first font; nil if it has none.
    private mutating func entry(in context: OpaquePointer, layout: OpaquePointer) -> Entry? {
        guard let font = pango_context_load_font(context, pango_layout_get_font_description(layout)) else { return nil }
        defer { g_object_unref(font) }
        return entry(of: font)
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
        let isSystem = Self.systemFamilies.contains(family)
        let entry = Entry(
            height: Height(ascent: -box.y, descent: box.height + box.y),
            size: pango_font_description_get_size(description), isFallback: !isSystem && family.hasPrefix("Noto"),
            isSystem: isSystem)
        pango_font_description_free(description)
        g_object_ref(font)
        known[key] = entry
        return entry
    }
}
