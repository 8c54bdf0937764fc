extension Color {
    /// Returns a colour between this one and another.
    ///
    /// - Parameters:
    ///   - rhs: The other colour.
    ///   - fraction: The share of the other colour: 0 for this one, 1 for the other.
    ///   - colorSpace: The colour space of the interpolation; in the perceptual one, equal steps look equally large.
    ///
    /// ```swift
    /// Color.red.mix(with: .yellow, by: 0.5)
    /// ```
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(provider: .mix(self, rhs, fraction, colorSpace))
    }
}

extension Color.Resolved {
    /// Returns a colour between two; a share that is not a number counts as 0, one outside of 0 to 1 as the nearest
    /// bound.
    func mixed(with other: Color.Resolved, by share: Double, in colorSpace: Gradient.ColorSpace) -> Color.Resolved {
        let share = share.isNaN ? 0 : Float(min(max(share, 0), 1))
        return colorSpace.mix(self, with: other, by: share)
    }
}
