import Foundation

extension Image {
    /// Returns a symbol in the size of a font, or the placeholder, logged once, for an unknown name.
    ///
    /// - Parameters:
    ///   - name: The name of the symbol.
    ///   - value: The share of the parts that is drawn in full, from 0 to 1; nil for all.
    ///   - values: The environment.
    ///   - font: The font of the text beside the symbol; nil for the environment's.
    func resolvedSymbol(
        _ name: String, value: Double?, in values: EnvironmentValues, beside font: ResolvedFont?
    ) -> ResolvedImage {
        let ownFont = font ?? values.resolvedSymbolFont
        let known = SymbolMetrics.known(values.symbolVariants.applied(to: SymbolName(name)))
        /// The layout of a symbol whose icon has the given proportions.
        func laidOut(_ metrics: SymbolMetrics, aspect: CGFloat) -> SymbolLayout {
            var layout = metrics.layout(
                size: ownFont.size, weight: ownFont.weight, scale: values.imageScale, aspect: aspect,
                pixel: values.pixelLength)
            if resizing != nil {
                // A symbol that is stretched fills its frame without bearings.
                layout.size = layout.ink.size
            } else if font != nil {
                layout.removeMargins()
            }
            return layout
        }
        guard var outline = SymbolLibrary.shared.outline(name, variants: values.symbolVariants) else {
            Self.reportMissing(name)
            if let known {
                let layout = laidOut(known, aspect: 1)
                return ResolvedImage(content: .missing, size: layout.size, baseline: layout.baseline)
            }
            let side = ownFont.size * SymbolMetrics.usualInk
            return ResolvedImage(
                content: .missing, size: CGSize(width: side, height: side),
                baseline: (side + SymbolMetrics.capitals * ownFont.size) / 2)
        }
        let isMirrored = outline.followsLayoutDirection && values.isRightToLeft
        if isMirrored { outline = outline.mirrored }
        var drawing = SymbolDrawing(outline: outline, paints: [ForegroundStyle()._paint(in: values)])
        drawing.boldness = max(CGFloat(ownFont.weight) - 400, 0) / 300 * 0.3
        drawing.value = value.map { min(max($0, 0), 1) }
        drawing.use(symbolMode ?? values.symbolRenderingMode?.kind, for: name, in: values)
        if templateMode == .original { drawing.use(.multicolor, for: name, in: values) }
        if value != nil { drawing.drawsPartly = (symbolValueMode ?? values.symbolVariableValueMode) == .draw }
        if (symbolColorMode ?? values.symbolColorRenderingMode) == .gradient { drawing.shadeColors(in: values) }
        let box = drawing.box
        var metrics = known ?? SymbolMetrics(of: box)
        if isMirrored { metrics.shift.negate() }
        let layout = laidOut(metrics, aspect: box.width / box.height)
        if resizing == nil { drawing.ink = layout.inkInUnits }
        return ResolvedImage(content: .symbol(drawing), size: layout.size, baseline: layout.baseline)
    }

    private static func reportMissing(_ name: String) {
        if SymbolFiles.shared.areInstalled {
            OnceLog.images.warning(
                """
                There is no symbol “\(name)”: a placeholder is drawn. Symbols are those of Bootstrap Icons, by the names \
                of SF Symbols where these are known; see /usr/share/bootstrap-icons/svg.
                """)
        } else {
            OnceLog.images.warning("Symbols cannot be drawn: install Debian's package bootstrap-icons.")
        }
    }
}

extension SymbolDrawing {
    /// Sets the colours of a rendering mode; nil for the palette if the foreground style has several levels, otherwise
    /// for monochrome.
    fileprivate mutating func use(
        _ mode: SymbolRenderingMode.Kind?, for name: String, in values: EnvironmentValues
    ) {
        // Several foreground styles without a rendering mode imply the palette.
        let hasLevels = values.foregroundStyle?.hasLevels ?? false
        switch mode ?? (hasLevels ? .palette : .monochrome) {
        case .monochrome: break
        case .hierarchical:
            isHierarchical = true
            if let paint = paints.first { holePaint = paint }
        case .palette:
            paints.append(HierarchicalShapeStyle.secondary._paint(in: values))
            if outline.layers.contains(where: { $0.level > 1 }) {
                paints.append(HierarchicalShapeStyle.tertiary._paint(in: values))
            }
            holePaint = paints.first
        case .multicolor:
            let name = SymbolName(name)
            if name.badge == nil, name.enclosure == nil, let colors = SymbolColors.weather(of: name) {
                let foreground = paints[0]
                paints = colors.map { $0?._paint(in: values) ?? foreground }
                return
            }
            guard let color = SymbolColors.color(of: name.badge ?? name.base) else { return }
            let isBadged = name.badge != nil || name.base.hasSuffix("badge")
            let isEnclosed = outline.layers.contains { $0.level > 0 } && !isBadged
            // In a symbol with a badge, only the badge has a colour of its own.
            paints = [color._paint(in: values)] + (isBadged ? paints : [])
            if isEnclosed { holePaint = Color.white._paint(in: values) }
        }
    }
}

extension SymbolDrawing {
    /// Replaces each colour by a gradient that is a little brighter at the top.
    fileprivate mutating func shadeColors(in values: EnvironmentValues) {
        func shaded(_ paint: Paint) -> Paint {
            guard case .color(let color) = paint else { return paint }
            return Color(color).gradient._paint(in: values)
        }
        paints = paints.map(shaded)
        holePaint = holePaint.map(shaded)
    }
}

/// The natural colours of the subjects of symbols.
private enum SymbolColors {
    static func color(of base: String) -> Color? { colors[base] }

    /// Returns the colours of the layers of a weather symbol, nil for the foreground colour; nil for other symbols. A
    /// filled cloud is white. Outlines have the text colour.
    ///
    /// They are the colours of weather symbols on blue; the blue of rain and the grey of fog, wind and arrows are
    /// guesses.
    static func weather(of name: SymbolName) -> [Color?]? {
        guard let colors = weather[name.base] else { return nil }
        return name.base.hasPrefix("cloud") ? [name.isFilled ? .white : nil] + colors.dropFirst() : colors
    }

    private static let weather: [String: [Color?]] = [
        "cloud": [.white], "cloud.bolt": [.white, .yellow], "cloud.bolt.rain": [.white, .yellow, .cyan],
        "cloud.drizzle": [.white, .cyan], "cloud.fog": [.white, .gray], "cloud.hail": [.white, .cyan],
        "cloud.heavyrain": [.white, .cyan], "cloud.moon": [.white, .indigo], "cloud.moon.bolt": [.white, .yellow],
        "cloud.moon.rain": [.white, .cyan], "cloud.rain": [.white, .cyan], "cloud.sleet": [.white, .cyan],
        "cloud.snow": [.white, .white], "cloud.sun": [.white, .yellow], "cloud.sun.bolt": [.white, .yellow],
        "cloud.sun.rain": [.white, .cyan], "moon.stars": [.indigo, .indigo], "snow": [.white],
        "sunrise": [.yellow, .gray], "sunset": [.yellow, .gray], "wind.snow": [.white, .gray],
    ]

    private static let colors: [String: Color] = [
        "battery.100": .green, "bell.badge": .red, "bolt": .yellow, "checkmark": .green, "drop": .blue,
        "exclamationmark": .red, "exclamationmark.triangle": .yellow, "exclamationmark.octagon": .red, "flame": .orange,
        "heart": .red,
        "info": .blue, "leaf": .green, "minus": .red, "moon": .indigo, "plus": .green, "questionmark": .blue,
        "snowflake": .cyan, "star": .yellow, "sun.max": .yellow, "sun.min": .yellow, "trash": .red, "xmark": .red,
    ]
}

extension EnvironmentValues {
    /// The font of the text beside symbols.
    fileprivate var resolvedSymbolFont: ResolvedFont {
        var result = (symbolFont ?? font ?? .body).resolve(dynamicTypeSize: dynamicTypeSize)
        for modifier in fontModifiers { modifier.apply(to: &result) }
        if legibilityWeight == .bold { result.makeMoreLegible() }
        return result
    }
}
