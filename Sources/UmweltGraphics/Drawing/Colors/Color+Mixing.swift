extension Color {
    /// Returns a mix of this colour and another.
    ///
    /// - Parameters:
    ///   - rhs: The other colour.
    ///   - fraction: The share of the other colour: 0 for only this colour, 1 for only the other.
    ///   - colorSpace: The colour space of the interpolation; in the perceptual space, equal steps look equal.
    ///
    /// ```swift
    /// Color.red.mix(with: .yellow, by: 0.5)
    /// ```
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        Color(provider: .mix(self, rhs, fraction, colorSpace))
    }
}

extension Color.Resolved {
    /// Returns a mix of two colours; a share that is not a number is treated as 0, a share outside 0 to 1 as the
    /// nearest bound.
    func mixed(with other: Color.Resolved, by share: Double, in colorSpace: Gradient.ColorSpace) -> Color.Resolved {
        let share = share.isNaN ? 0 : Float(min(max(share, 0), 1))
        return colorSpace.mix(self, with: other, by: share)
    }
}
