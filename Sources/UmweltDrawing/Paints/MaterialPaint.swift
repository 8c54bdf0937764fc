import Foundation

/// A translucent paint: a blurred copy of the backdrop with brighter or darker and more saturated colours, under a
/// tint.
public struct MaterialPaint: Sendable, Hashable {
    /// The colour on top.
    public var tint: ResolvedColor

    /// The blur of the backdrop, in points: the standard deviation of a Gaussian blur.
    public var blurRadius: CGFloat

    /// The factor of the backdrop's components, applied before the saturation.
    public var brightness: Double

    /// The factor of the backdrop's saturation.
    public var saturation: Double

    /// The opacity of the whole paint, from 0 to 1.
    public var opacity: Double

    /// Makes a paint.
    ///
    /// - Parameters:
    ///   - tint: The colour on top.
    ///   - blurRadius: The standard deviation of the blur, in points.
    ///   - brightness: The factor of the backdrop's components, before the saturation; 1 changes nothing.
    ///   - saturation: The factor of the backdrop's saturation; 1 changes nothing.
    ///   - opacity: The opacity from 0 to 1.
    public init(
        tint: ResolvedColor, blurRadius: CGFloat, brightness: Double = 1, saturation: Double, opacity: Double = 1
    ) {
        self.tint = tint
        self.blurRadius = blurRadius
        self.brightness = brightness
        self.saturation = saturation
        self.opacity = opacity
    }

    /// The colour matrix of the brightness and the saturation.
    package var colors: ColorMatrix {
        let saturation = ColorMatrix.saturation(saturation)
        guard brightness != 1 else { return saturation }
        return ColorMatrix(numbers: saturation.numbers.enumerated().map { $0 < 15 ? $1 * Float(brightness) : $1 })
    }

    /// A plain colour that approximates the material where nothing can be blurred.
    package var color: ResolvedColor { tint.withOpacity(multipliedBy: opacity) }

    func withOpacity(multipliedBy factor: Double) -> MaterialPaint {
        var copy = self
        copy.opacity *= factor
        return copy
    }
}
