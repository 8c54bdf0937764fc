import Foundation
import Umwelt
import UmweltRendering

// Drawing without naming a context: into the image that a `UIGraphicsImageRenderer` draws. Elsewhere nothing is drawn.

extension UIColor {
    /// Sets the colour that shapes are filled with, and outlines are drawn in, in the image that is drawn.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the colour that shapes are filled with in the image that is drawn.
    public func setFill() { ImageRecorder.current?.context.state.fill = ImageRecorder.resolve(self) }

    /// Sets the colour that outlines are drawn in, in the image that is drawn.
    public func setStroke() { ImageRecorder.current?.context.state.stroke = ImageRecorder.resolve(self) }
}

extension UIImage {
    /// Draws the image into the current context, in its own size.
    ///
    /// - Parameter point: The top left corner, in points.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image into the current context, stretched to a rectangle in points.
    ///
    /// - Parameters:
    ///   - blendMode: The rule for mixing the image with the picture so far.
    ///   - alpha: The opacity, from 0 to 1.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = ImageRecorder.current?.context else { return }
        context.restoringState {
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
            draw(in: rect)
        }
    }

    /// Draws the image into the current context, stretched to a rectangle in points.
    ///
    /// - Parameter rect: The rectangle, in points.
    public func draw(in rect: CGRect) {
        guard let file, let context = ImageRecorder.current?.context else { return }
        // A symbol with a tint is drawn in it.
        let isTinted = symbol?.tint != nil && renderingMode != .alwaysTemplate
        let tint = isTemplate && !isTinted ? context.state.fill : nil
        context.draw(.image(ImageDrawing(file, in: rect, interpolation: .high, tint: tint)))
    }

    /// Returns a smaller image; nil for an empty one.
    ///
    /// - Parameter size: The size in points, which the image is stretched to.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard file != nil, size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    /// Returns the image in one colour, with the original opacity.
    ///
    /// - Parameter color: The colour.
    public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: renderingMode) }

    /// Returns the image in one colour, with the original opacity and a rendering mode.
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - renderingMode: The rendering mode.
    public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        if var symbol {
            symbol.tint = color
            return withSymbol(symbol).withRenderingMode(renderingMode)
        }
        guard let file else { return self }
        let format = UIGraphicsImageRendererFormat()
        // An outline has as many pixels as may be needed.
        format.scale = file.format == .svg ? max(scale, 3) : scale
        let tinted = UIGraphicsImageRenderer(size: size, format: format).image { _ in
            let frame = CGRect(origin: .zero, size: size)
            ImageRecorder.current?.context.draw(
                .image(ImageDrawing(file, in: frame, interpolation: .high, tint: ImageRecorder.resolve(color))))
        }
        return tinted.withRenderingMode(renderingMode)
    }
}

extension UIBezierPath {
    /// Fills the path with the colour that is set, in the image that is drawn.
    public func fill() {
        guard let context = ImageRecorder.current?.context else { return }
        context.draw(.fill(Path(cgPath), .color(context.state.fill), isEvenOdd: usesEvenOddFillRule))
    }

    /// Draws the path's outline in the colour that is set, in the image that is drawn.
    public func stroke() {
        guard let context = ImageRecorder.current?.context else { return }
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle, miterLimit: miterLimit)
        context.draw(.stroke(Path(cgPath), .color(context.state.stroke), style))
    }

    /// Clips later drawing in the current context to the path.
    public func addClip() { ImageRecorder.current?.context.addClip(cgPath) }
}
