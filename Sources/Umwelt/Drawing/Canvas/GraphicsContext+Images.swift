import Foundation

extension GraphicsContext {
    /// An image whose file or symbol is found, in the size that it takes by itself.
    public struct ResolvedImage {
        /// The size in points.
        public var size: CGSize { resolved.size }

        /// How far below its top the baseline of text beside it is.
        public let baseline: CGFloat

        /// What a symbol or a template is drawn with; nil for an image that has colours of its own.
        public var shading: Shading?

        fileprivate let image: Image
        fileprivate let resolved: Umwelt.ResolvedImage
    }

    /// The image as it looks in the canvas's environment.
    public func resolve(_ image: Image) -> ResolvedImage {
        let resolved = image.resolve(in: environment)
        return ResolvedImage(
            baseline: resolved.baseline ?? resolved.size.height, shading: resolved.hasOwnColors ? nil : .foreground,
            image: image, resolved: resolved)
    }

    /// Draws an image as large as a rectangle; `style` says whether its edges are smooth.
    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        var resolved = image.resolved
        if let shading = image.shading, !resolved.hasOwnColors {
            var values = environment
            values.foregroundStyle = shading.foregroundStyle(in: environment)
            if shading.isPalette, values.symbolRenderingMode == nil { values.symbolRenderingMode = .palette }
            resolved = image.image.resolve(in: values)
        }
        if !style.isAntialiased { resolved.isAntialiased = false }
        guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return }
        let place = CGAffineTransform(translationX: rect.minX, y: rect.minY)
        draw(resolved.items(in: rect.size), at: place.concatenating(transform))
    }

    /// Draws an image in its own size, its anchor at a point.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = CGPoint(x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height)
        draw(image, in: CGRect(origin: origin, size: image.size))
    }

    /// Draws an image as large as a rectangle; `style` says whether its edges are smooth.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its own size, its anchor at a point.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

extension Umwelt.ResolvedImage {
    /// Whether the foreground style does not matter to it.
    fileprivate var hasOwnColors: Bool {
        switch content {
        case .file(_, let tint): tint == nil
        case .symbol: false
        case .missing, .blank: true
        }
    }
}
