/// A gradient as a shape style, and as a view that fills the space that it is offered.
nonisolated protocol GradientStyle: ShapeStyle, View, SystemView where Body == _ShapeView<Rectangle, Self> {
    nonisolated var gradient: AnyGradient { get }

    /// Where the gradient's colours are in what is drawn.
    nonisolated var geometry: GradientPaint.Geometry { get }
}

extension GradientStyle {
    /// What to draw with in an environment.
    nonisolated public func _paint(in environment: EnvironmentValues) -> Paint {
        .gradient(GradientPaint(stops: gradient.resolvedStops(in: environment), geometry: geometry))
    }

    /// The style, as a view.
    nonisolated public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}
