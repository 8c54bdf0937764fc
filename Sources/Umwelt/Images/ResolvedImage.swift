import Foundation

/// An image in its environment: what is drawn, how large, and in which colours.
struct ResolvedImage: Equatable {
    var content: Content

    /// The size that it takes by itself.
    var size: CGSize

    /// How far below its top the baseline of text beside it is; nil where that is its bottom.
    var baseline: CGFloat?

    var resizing: Image.Resizing?
    var interpolation = Image.Interpolation.medium
    var isAntialiased = true

    /// What is said to people who cannot see it; nil for nothing.
    var label: String?

    /// The colour of a placeholder that takes its place until there is something to show.
    var redaction: Color.Resolved?

    /// What is drawn.
    enum Content: Equatable {
        /// `tint` takes the place of the file's own colours.
        case file(ImageFile, tint: Paint?)
        case symbol(SymbolDrawing)
        case missing
        /// A field of one colour.
        case blank(Color.Resolved)
    }

    /// Whether it takes the size that it is offered.
    var isResizable: Bool { resizing != nil }

    /// How much of its own size is room above and below what is drawn.
    var overhang: CGFloat {
        guard case .symbol(let drawing) = content else { return 0 }
        return SymbolDrawing.margin * size.height / drawing.box.height
    }

    func items(in size: CGSize) -> [DisplayItem] {
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
        case .file(let file, let tint): return items(file, tint: tint, in: frame)
        }
    }

    /// What is drawn of a file.
    private func items(_ file: ImageFile, tint: Paint?, in frame: CGRect) -> [DisplayItem] {
        switch tint?.fitted(to: frame) {
        case nil: return parts(file, tint: nil, in: frame)
        case .color(let color): return parts(file, tint: color, in: frame)
        case .shadowed(let paint, let shadows):
            let image = DisplayItem.group(DisplayGroup(items: items(file, tint: paint, in: frame)))
            return shadows.thrown(by: image)
        case .some(let paint):
            // The paint is seen where the image is opaque.
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
    /// What is drawn of the image in an environment; `font` is that of the text that it stands in, if it does.
    func resolve(in values: EnvironmentValues, beside font: ResolvedFont? = nil) -> ResolvedImage {
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
        case .file(let file, let scale, let isUsuallyTemplate):
            return Self.resolved(file, scale: scale, isTemplate: isTemplate(or: isUsuallyTemplate), in: values)
        case .named(let name, let bundle):
            guard let found = Assets.image(named: name, in: bundle, for: values) else {
                return ResolvedImage(content: .missing, size: ImagePlaceholder.size)
            }
            return Self.resolved(
                found.file, scale: found.scale, isTemplate: isTemplate(or: found.isTemplate), in: values)
        case .blank:
            let color = Color.primary.opacity(0.12).resolve(in: values)
            return ResolvedImage(content: .blank(color), size: ImagePlaceholder.size)
        case .empty:
            return ResolvedImage(content: .blank(Color.clear.resolve(in: values)), size: .zero)
        case .unavailable:
            return ResolvedImage(content: .missing, size: ImagePlaceholder.size)
        case .symbol(let name, let value):
            return resolvedSymbol(name, value: value, in: values, beside: font)
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

    /// The one colour of what stands for images.
    private static func color(in values: EnvironmentValues) -> Color.Resolved {
        ForegroundStyle()._paint(in: values).plainColor
    }

    /// What is said to people who cannot see it; nil for nothing.
    func spokenLabel(in values: EnvironmentValues) -> String? {
        switch (label, source) {
        case (.none, _): nil
        case (.text(let text), _): text.string(in: values)
        case (.automatic, .named(let name, let bundle)):
            Text(LocalizedStringKey(name), bundle: bundle).string(in: values)
        case (.automatic, .symbol(let name, _)): SymbolLabel.label(of: name)
        case (.automatic, _): nil
        }
    }
}
