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

extension Color.Resolved {
    /// A colour between two; a share that is no number is none.
    func mixed(with other: Color.Resolved, by share: Double, in colorSpace: Gradient.ColorSpace) -> Color.Resolved {
        let share = share.isNaN ? 0 : Float(min(max(share, 0), 1))
        return colorSpace.isPerceptual ? mixedPerceptually(with: other, by: share) : mixed(with: other, by: share)
    }
}
