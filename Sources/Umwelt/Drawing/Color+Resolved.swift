extension Color {
    /// A colour's components, when all that it depends on is known.
    public typealias Resolved = ResolvedColor

    /// What numbers for red, green and blue mean.
    public typealias RGBColorSpace = ResolvedColor.RGBColorSpace
}

extension ResolvedColor: ShapeStyle, View {
    /// A resolved colour is its own result.
    public func _paint(in environment: EnvironmentValues) -> Paint { .color(self) }

    /// The colour, as a view.
    public var body: some View { Color(self) }
}
