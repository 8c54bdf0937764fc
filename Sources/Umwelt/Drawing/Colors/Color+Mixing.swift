extension Color {
    /// The colour on the way to another: 0 is this one, 1 the other. In the perceptual colour space the steps look
    /// equally large.
    ///
    /// ```swift
    /// Color.red.mix(with: .yellow, by: 0.5)
    /// ```
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(provider: .mix(self, rhs, fraction, colorSpace))
    }
}
