import Foundation

extension GraphicsContext {
    /// A text, resolved in the environment of the canvas.
    public struct ResolvedText {
        /// The shading of text without a style of its own.
        public var shading: Shading

        fileprivate let text: Text
        fileprivate let environment: EnvironmentValues
        fileprivate let element: _Element

        /// Returns the size of the text for a proposed size, both in points. An infinite length does not limit the
        /// text.
        ///
        /// - Parameter size: The proposed size, in points.
        public func measure(in size: CGSize) -> CGSize { layout(in: size).pixelSize }

        /// Returns the distance from the top of the text to the baseline of its first line in a proposed size, in
        /// points.
        ///
        /// - Parameter size: The proposed size, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstPixelBaseline }

        /// Returns the distance from the top of the text to the baseline of its last line in a proposed size, in
        /// points.
        ///
        /// - Parameter size: The proposed size, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastPixelBaseline }

        fileprivate func layout(in size: CGSize) -> TextLayout {
            var values = environment
            values.foregroundStyle = shading.foregroundStyle(in: environment)
            return element.tree.typeSetter.layout(
                text.paragraph(in: values, at: element), width: size.width.isFinite ? size.width : nil,
                height: size.height.isFinite ? size.height : nil)
        }
    }

    /// Returns a text with the font and the foreground style of the canvas for parts without their own.
    ///
    /// - Parameter text: The text, which the result can measure and draw.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(shading: .foreground, text: text, environment: environment, element: element)
    }

    /// Draws a text from the top left corner of a rectangle in the current coordinates, wrapped and truncated to its
    /// size.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - rect: The rectangle, in points.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(text.layout(in: rect.size), in: rect)
    }

    /// Draws a text, not wrapped, with its anchor at a point in the current coordinates.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - point: The point, in the current coordinates.
    ///   - anchor: The point of the drawing that is placed at `point`.
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let layout = text.layout(in: CGSize(width: CGFloat.infinity, height: .infinity))
        let origin = CGPoint(
            x: point.x - anchor.x * layout.pixelSize.width, y: point.y - anchor.y * layout.pixelSize.height)
        draw(layout, in: CGRect(origin: origin, size: layout.pixelSize))
    }

    private func draw(_ layout: TextLayout, in frame: CGRect) {
        let origin = CGPoint(x: frame.minX + layout.shift.x, y: frame.minY + layout.shift.y)
        draw([.text(layout.painted(in: frame), at: origin)], at: transform)
    }

    /// Draws a text from the top left corner of a rectangle in the current coordinates, wrapped and truncated to its
    /// size.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - rect: The rectangle, in points.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text, not wrapped, with its anchor at a point in the current coordinates.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - point: The point, in the current coordinates.
    ///   - anchor: The point of the drawing that is placed at `point`.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
}

/// A style that has been resolved to a paint.
struct PaintStyle: ShapeStyle {
    let paint: Paint

    func _paint(in environment: EnvironmentValues) -> Paint { paint }
}
