import Foundation

/// What shines through something: blurred, in stronger colours, under a tint.
public struct MaterialPaint: Sendable, Hashable {
    /// What lies on top.
    public var tint: ResolvedColor

    /// How much what is behind is blurred, in points: the standard deviation of a Gaussian blur.
    public var blurRadius: CGFloat

    /// How much stronger its colours are.
    public var saturation: Double

    /// How opaque all of it is.
    public var opacity: Double

    /// Makes a paint.
    public init(tint: ResolvedColor, blurRadius: CGFloat, saturation: Double, opacity: Double = 1) {
        self.tint = tint
        self.blurRadius = blurRadius
        self.saturation = saturation
        self.opacity = opacity
    }

    /// What makes its colours stronger.
    package var colors: ColorMatrix { .saturation(saturation) }

    /// One colour that stands for it where nothing can be blurred.
    package var color: ResolvedColor { tint.withOpacity(multipliedBy: opacity) }

    func withOpacity(multipliedBy factor: Double) -> MaterialPaint {
        var copy = self
        copy.opacity *= factor
        return copy
    }
}
