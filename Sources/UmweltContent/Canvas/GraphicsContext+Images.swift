import Foundation

extension GraphicsContext {
    /// An image whose file or symbol has been found, in its own size.
    public struct ResolvedImage {
        /// The size in points.
        public var size: CGSize { resolved.size }

        /// The distance from the top of the image to the baseline of text beside it, in points.
        public let baseline: CGFloat

        /// The shading of a symbol or a template; nil for an image with its own colours.
        public var shading: Shading?

        fileprivate let image: Image
        fileprivate let resolved: UmweltContent.ResolvedImage
    }

    /// Returns an image resolved in the environment of the canvas.
    ///
    /// - Parameter image: The image; the result has its size and its baseline.
    public func resolve(_ image: Image) -> ResolvedImage {
        let resolved = image.resolve(in: environment)
        return ResolvedImage(
            baseline: resolved.baseline ?? resolved.size.height, shading: resolved.hasOwnColors ? nil : .foreground,
            image: image, resolved: resolved)
    }

    /// Draws an image, scaled to fill a rectangle.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: The rectangle, in points, in the current coordinates. Nothing is drawn if it is empty or infinite.
    ///   - style: Only `isAntialiased` matters: true for smooth edges.
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

    /// Draws an image in its own size with its anchor at a point in the current coordinates.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - point: The point, in the current coordinates.
    ///   - anchor: The point of the drawing that is placed at `point`.
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        let origin = CGPoint(x: point.x - anchor.x * image.size.width, y: point.y - anchor.y * image.size.height)
        draw(image, in: CGRect(origin: origin, size: image.size))
    }

    /// Draws an image, scaled to fill a rectangle.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - rect: The rectangle, in points, in the current coordinates. Nothing is drawn if it is empty or infinite.
    ///   - style: Only `isAntialiased` matters: true for smooth edges.
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
        draw(resolve(image), in: rect, style: style)
    }

    /// Draws an image in its own size with its anchor at a point in the current coordinates.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - point: The point, in the current coordinates.
    ///   - anchor: The point of the drawing that is placed at `point`.
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(image), at: point, anchor: anchor)
    }
}

extension UmweltContent.ResolvedImage {
    /// True if the image does not depend on the foreground style.
    fileprivate var hasOwnColors: Bool {
        switch content {
        case .file(_, let tint): tint == nil
        case .symbol: false
        case .missing, .blank, .drawing: true
        }
    }
}
