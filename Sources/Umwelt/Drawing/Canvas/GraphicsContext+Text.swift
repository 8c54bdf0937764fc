import Foundation

extension GraphicsContext {
    /// A text whose styles are known.
    public struct ResolvedText {
        /// What the text is drawn with where it says nothing itself.
        public var shading: Shading

        fileprivate let text: Text
        fileprivate let environment: EnvironmentValues
        fileprivate let element: _Element

        /// The size that the text takes of what it is offered.
        public func measure(in size: CGSize) -> CGSize { layout(in: size).pixelSize }

        /// How far below the top the first line's baseline is.
        public func firstBaseline(in size: CGSize) -> CGFloat { layout(in: size).firstPixelBaseline }

        /// How far below the top the last line's baseline is.
        public func lastBaseline(in size: CGSize) -> CGFloat { layout(in: size).lastPixelBaseline }

        fileprivate func layout(in size: CGSize) -> TextLayout {
            var values = environment
            values.foregroundStyle = shading.foregroundStyle(in: environment)
            return element.tree.typeSetter.layout(
                text.paragraph(in: values, at: element), width: size.width.isFinite ? size.width : nil,
                height: size.height.isFinite ? size.height : nil)
        }
    }

    /// A text with the canvas's font and colour where it says nothing itself.
    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(shading: .foreground, text: text, environment: environment, element: element)
    }

    /// Draws a text within a rectangle, from its top left corner.
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(text.layout(in: rect.size), in: rect)
    }

    /// Draws a text whose anchor is at a point.
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

    /// Draws a text within a rectangle, from its top left corner.
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text whose anchor is at a point.
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }
}

/// A style that is known already.
struct PaintStyle: ShapeStyle {
    let paint: Paint

    func _paint(in environment: EnvironmentValues) -> Paint { paint }
}
