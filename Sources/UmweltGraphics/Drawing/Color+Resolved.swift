extension Color {
    /// The components of a colour in one environment.
    public typealias Resolved = ResolvedColor

    /// The colour space of red, green and blue components.
    public typealias RGBColorSpace = ResolvedColor.RGBColorSpace
}

extension ResolvedColor: ShapeStyle, View {
    /// Returns the colour as a paint, whatever the environment.
    public func _paint(in environment: EnvironmentValues) -> Paint { .color(self) }

    /// The colour, as a view.
    public var body: some View { Color(self) }
}
