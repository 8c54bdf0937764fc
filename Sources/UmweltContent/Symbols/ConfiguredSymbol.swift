import Foundation

/// A symbol with its own size, weight and colours, as stored in a `UIImage`.
package struct ConfiguredSymbol: Hashable, Sendable {
    /// The name of the symbol.
    package var name: String

    /// The share of the parts that is drawn in full, from 0 to 1; nil for all.
    package var value: Double?

    /// The size of the text that the symbol fits, in points; nil for 17.
    package var pointSize: CGFloat?

    /// The weight of that text, on the scale of OpenType and CSS; nil for regular.
    package var weight: Int?

    /// The size relative to that text; nil for medium.
    package var scale: Image.Scale?

    /// The colours of the parts; nil for the tint.
    package var colors: Colors?

    /// The colour of the symbol where it is no template; nil for black.
    package var tint: UIColor?

    /// The colours of the parts of a symbol.
    package enum Colors: Hashable, Sendable {
        /// One colour for all parts: the tint.
        case monochrome
        /// The colours of the subject, if it has any.
        case multicolor
        /// A colour, fainter for the parts around the most important one.
        case hierarchical(UIColor)
        /// A colour for each level of parts.
        case palette([UIColor])
    }

    /// Makes a symbol in the size for text of 17 points.
    package init(name: String, value: Double? = nil) {
        self.name = name
        self.value = value
    }
}

extension ConfiguredSymbol {
    /// True if the symbol has colours beside the tint.
    package var hasOwnColors: Bool { colors != nil && colors != .monochrome }

    /// Returns a picture of the symbol in its own colours; nil for an unknown name.
    ///
    /// - Parameter values: The environment that colours are resolved in.
    package func picture(in values: EnvironmentValues) -> DisplayList? {
        guard SymbolLibrary.shared.outline(name) != nil else { return nil }
        let symbol = resolved(for: .alwaysOriginal, in: values)
        return DisplayList(size: symbol.size, items: symbol.items(in: symbol.size))
    }

    /// Returns the symbol, resolved in an environment.
    ///
    /// - Parameter mode: The rendering mode; with `automatic`, a symbol without colours is a template.
    func resolved(for mode: UIImage.RenderingMode, in values: EnvironmentValues) -> ResolvedImage {
        var values = values
        values.symbolFont = .system(size: pointSize ?? 17, weight: Font.Weight(value: weight ?? 400))
        values.fontModifiers = []
        values.imageScale = scale ?? .medium
        values.symbolVariants = .none
        values.symbolRenderingMode = .monochrome
        if mode != .alwaysTemplate { setColors(in: &values, isOriginal: mode == .alwaysOriginal) }
        return Image(systemName: name).resolvedSymbol(name, value: value, in: values, beside: nil)
    }

    /// Sets the foreground style and the rendering mode of a symbol that is no template.
    private func setColors(in values: inout EnvironmentValues, isOriginal: Bool) {
        if isOriginal { values.foregroundStyle = AnyShapeStyle(tint.map { Color(uiColor: $0) } ?? .black) }
        switch colors {
        case .multicolor:
            values.symbolRenderingMode = .multicolor
        case .hierarchical(let color):
            values.symbolRenderingMode = .hierarchical
            values.foregroundStyle = AnyShapeStyle(Color(uiColor: color))
        case .palette(let colors):
            guard let last = colors.last else { break }
            values.symbolRenderingMode = .palette
            // The last colour is also that of the levels behind it.
            let levels = (0..<3).map { AnyShapeStyle(Color(uiColor: $0 < colors.count ? colors[$0] : last)) }
            values.foregroundStyle = AnyShapeStyle(LeveledShapeStyle(levels: levels))
        case .monochrome, nil:
            break
        }
    }
}
