import Foundation

/// A view that draws a shape, and to which further fills and strokes of the same shape can be added in front.
///
/// ```swift
/// Circle().fill(.yellow).stroke(.orange, lineWidth: 4)
/// ```
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape that is drawn.
    nonisolated var shape: Content { get }
}

extension ShapeView {
    /// Fills the shape with a style, in front of this view.
    ///
    /// ```swift
    /// Circle().stroke(.black, lineWidth: 4).fill(.yellow)
    /// ```
    ///
    /// - Parameters:
    ///   - content: The style; the foreground style by default.
    ///   - style: The rule that decides which points are inside of the shape, and whether edges are smooth.
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Strokes the shape's outline with a style, in front of this view.
    ///
    /// - Parameters:
    ///   - content: The style of the line.
    ///   - style: The width, ends, corners and dashes of the line.
    ///   - antialiased: If true, the edges are smooth.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Strokes the shape's outline with a style, in front of this view.
    ///
    /// ```swift
    /// Circle().fill(.yellow).stroke(.black, lineWidth: 2)
    /// ```
    ///
    /// - Parameters:
    ///   - content: The style of the line.
    ///   - lineWidth: The width of the line, in points.
    ///   - antialiased: If true, the edges are smooth.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Strokes the shape's outline with a style, wholly inside of the shape and in front of this view.
    ///
    /// - Parameters:
    ///   - content: The style of the line; the foreground style by default.
    ///   - style: The width, ends, corners and dashes of the line.
    ///   - antialiased: If true, the edges are smooth.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Strokes the shape's outline with a style, wholly inside of the shape and in front of this view.
    ///
    /// - Parameters:
    ///   - content: The style of the line; the foreground style by default.
    ///   - lineWidth: The width of the line, in points.
    ///   - antialiased: If true, the edges are smooth.
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
