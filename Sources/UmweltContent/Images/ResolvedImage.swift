import Foundation

/// An image, resolved in an environment to content, size and colours.
package struct ResolvedImage: Equatable {
    var content: Content

    /// The size of the image itself, in points.
    package var size: CGSize

    /// The distance from the top to the baseline of text beside it, in points; nil if the baseline is the bottom.
    var baseline: CGFloat?

    var resizing: Image.Resizing?
    var interpolation = Image.Interpolation.medium
    var isAntialiased = true

    /// The accessibility label; nil for none.
    var label: String?

    /// The colour of the placeholder that is drawn instead if the image is redacted; nil if it is not.
    var redaction: Color.Resolved?

    /// The content of a resolved image.
    enum Content: Equatable {
        /// A file; `tint` replaces its colours unless it is nil.
        case file(ImageFile, tint: Paint?)
        case symbol(SymbolDrawing)
        /// Items in the image's own size.
        case drawing([DisplayItem])
        case missing
        /// A rectangle of one colour.
        case blank(Color.Resolved)
    }

    /// True if the image fills the proposed size.
    var isResizable: Bool { resizing != nil }

    package func items(in size: CGSize) -> [DisplayItem] {
        let frame = CGRect(origin: .zero, size: size)
        if let redaction {
            return [
                .fill(Path(roundedRect: frame, cornerRadius: min(size.width, size.height) * 0.1), .color(redaction))
            ]
        }
        switch content {
        case .missing: return ImagePlaceholder.items(in: frame)
        case .blank(let color): return [.fill(Path(frame), .color(color))]
        case .symbol(let symbol): return symbol.items(in: frame)
        case .drawing(let items): return [DrawnImage.scaled(items, from: self.size, to: size)]
        case .file(let file, let tint): return items(file, tint: tint, in: frame)
        }
    }

    /// Returns the items that draw a file.
    private func items(_ file: ImageFile, tint: Paint?, in frame: CGRect) -> [DisplayItem] {
        switch tint?.fitted(to: frame) {
        case nil: return parts(file, tint: nil, in: frame)
        case .color(let color): return parts(file, tint: color, in: frame)
        case .shadowed(let paint, let shadows):
            let image = DisplayItem.group(DisplayGroup(items: items(file, tint: paint, in: frame)))
            return shadows.thrown(by: image)
        case .some(let paint):
            // The image is a mask of the paint.
            var effects = DisplayEffects()
            effects.mask = parts(file, tint: nil, in: frame)
            return [.group(DisplayGroup(effects: effects, items: [.fill(Path(frame), paint)]))]
        }
    }

    private func parts(_ file: ImageFile, tint: Color.Resolved?, in frame: CGRect) -> [DisplayItem] {
        let drawing = ImageDrawing(
            file, in: frame, interpolation: interpolation, isAntialiased: isAntialiased, tint: tint)
        guard let resizing, resizing.mode == .tile || resizing.capInsets != EdgeInsets() else {
            return [.image(drawing)]
        }
        return drawing.sliced(by: resizing.capInsets, of: size, isTiled: resizing.mode == .tile).map { .image($0) }
    }
}

extension Image {
    /// Returns the image, resolved in an environment.
    ///
    /// - Parameters:
    ///   - values: The environment.
    ///   - font: The font of the text that the image is a part of; nil if it is a view.
    package func resolve(in values: EnvironmentValues, beside font: ResolvedFont? = nil) -> ResolvedImage {
        var result = content(in: values, beside: font)
        result.resizing = resizing
        result.interpolation = interpolation
        result.isAntialiased = isAntialiased
        result.label = spokenLabel(in: values)
        if values.redactionReasons.contains(.placeholder) {
            result.redaction = Self.color(in: values).withOpacity(multipliedBy: 0.16)
        }
        return result
    }

    private func content(in values: EnvironmentValues, beside font: ResolvedFont?) -> ResolvedImage {
        switch source {
        // An empty name is how authors show no image.
        case .empty, .symbol("", _), .named("", _):
            return ResolvedImage(content: .blank(Color.clear.resolve(in: values)), size: .zero)
        case .file(let file, let scale, let isUsuallyTemplate):
            return Self.resolved(file, scale: scale, isTemplate: isTemplate(or: isUsuallyTemplate), in: values)
        case .named(let name, let bundle):
            guard let found = Assets.image(named: name, in: bundle, for: values) else {
                guard values.marksMissingImages else {
                    return ResolvedImage(content: .blank(Color.clear.resolve(in: values)), size: .zero)
                }
                return ResolvedImage(content: .missing, size: ImagePlaceholder.size)
            }
            return Self.resolved(
                found.file, scale: found.scale, isTemplate: isTemplate(or: found.isTemplate), in: values)
        case .drawn(let image):
            return ResolvedImage(content: .drawing(image.items(in: values)), size: image.size)
        case .blank:
            let color = Color.primary.opacity(0.12).resolve(in: values)
            return ResolvedImage(content: .blank(color), size: ImagePlaceholder.size)
        case .unavailable:
            return ResolvedImage(content: .missing, size: ImagePlaceholder.size)
        case .symbol(let name, let value):
            return resolvedSymbol(name, value: value, in: values, beside: font)
        case .configuredSymbol(let symbol, let mode):
            let ownMode = templateMode.map { $0 == .template ? UIImage.RenderingMode.alwaysTemplate : .alwaysOriginal }
            return symbol.resolved(for: ownMode ?? mode, in: values)
        }
    }

    private func isTemplate(or other: Bool) -> Bool { templateMode.map { $0 == .template } ?? other }

    private static func resolved(
        _ file: ImageFile, scale: CGFloat, isTemplate: Bool, in values: EnvironmentValues
    ) -> ResolvedImage {
        ResolvedImage(
            content: .file(file, tint: isTemplate ? ForegroundStyle()._paint(in: values) : nil),
            size: CGSize(width: file.size.width / scale, height: file.size.height / scale))
    }

    /// Returns the single colour for placeholders: the foreground style's.
    private static func color(in values: EnvironmentValues) -> Color.Resolved {
        ForegroundStyle()._paint(in: values).plainColor
    }

    /// Returns the accessibility label; nil for none.
    func spokenLabel(in values: EnvironmentValues) -> String? {
        switch (label, source) {
        case (.none, _): nil
        case (.text(let text), _): text.string(in: values)
        case (.automatic, _) where values.isBesideTitle: nil
        case (.automatic, .named(let name, let bundle)):
            Text(LocalizedStringKey(name), bundle: bundle).string(in: values)
        case (.automatic, .symbol(let name, _)): SymbolLabel.label(of: name, locale: values.locale)
        case (.automatic, _): nil
        }
    }
}
