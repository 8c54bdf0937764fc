/// A type of gradient that is a shape style, and a view that fills the proposed size.
package nonisolated protocol GradientStyle: ShapeStyle, View, SystemView where Body == _ShapeView<Rectangle, Self> {
    nonisolated var gradient: AnyGradient { get }

    /// The positions of the gradient's colours in the shape that is drawn.
    nonisolated var geometry: GradientPaint.Geometry { get }
}

extension GradientStyle {
    /// Returns the paint of the style in an environment.
    nonisolated public func _paint(in environment: EnvironmentValues) -> Paint {
        .gradient(GradientPaint(stops: gradient.resolvedStops(in: environment), geometry: geometry))
    }

    /// The style, as a view.
    nonisolated public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}
