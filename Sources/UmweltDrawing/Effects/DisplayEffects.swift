import Foundation

/// The changes to a picture that is drawn as one: it is masked, filtered, transformed, and mixed with its backdrop,
/// in this order.
public struct DisplayEffects: Sendable, Hashable {
    /// The mask: the picture is visible as far as these items are opaque. Nil for no mask.
    public var mask: [DisplayItem]?

    /// The filters, applied in this order.
    public var filters: [DisplayFilter] = []

    /// The rotation, scale or perspective of the picture, in its own coordinates.
    public var transform = ProjectionTransform()

    /// The rule for mixing the picture with its backdrop.
    public var blendMode: CGBlendMode = .normal

    /// True if the content mixes only with other content of the picture.
    public var isIsolated = false

    /// A continuous animation that the host runs; hosts that show still pictures ignore it. Nil for none.
    public var movement: DisplayMovement?

    /// Makes effects that have no influence.
    public init() {}

    /// True if the picture has to be drawn to its own pixels first.
    package var needsLayer: Bool { mask != nil || !filters.isEmpty || blendMode != .normal || isIsolated }
}

/// A change to the pixels of a picture.
public enum DisplayFilter: Sendable, Hashable {
    /// Blurs the picture; the radius, in points, is the standard deviation of a Gaussian blur.
    case blur(radius: CGFloat, isOpaque: Bool = false)
    /// Draws a shadow behind the picture, or only the shadow.
    case shadow(DisplayShadow)
    /// Maps each colour to another.
    case colors(ColorMatrix)
    /// Draws one colour wherever the opacity is between two bounds (0 to 1), and nothing elsewhere.
    case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
}

/// The shadow of a picture.
public struct DisplayShadow: Sendable, Hashable {
    /// The colour of the shadow.
    public var color: ResolvedColor

    /// The softness in points: the standard deviation of a Gaussian blur.
    public var radius: CGFloat

    /// The distance from the picture that casts the shadow, in points.
    public var offset: CGSize

    /// True if the picture that casts the shadow is not drawn.
    public var isAlone = false

    /// Makes a shadow. Lengths that are NaN become zero; too large ones are reduced to what can be drawn.
    ///
    /// - Parameters:
    ///   - color: The colour.
    ///   - radius: The radius, in points.
    ///   - offset: The distance to the right and down, in points.
    public init(color: ResolvedColor, radius: CGFloat, offset: CGSize = .zero) {
        self.color = color
        self.radius = radius.usableRadius
        self.offset = CGSize(width: offset.width.usableDistance, height: offset.height.usableDistance)
    }
}

extension CGFloat {
    /// The number as a blur radius in points: limited to 0 to 300; NaN becomes zero.
    package var usableRadius: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 300) }

    /// The number as a distance in points: limited to −10,000 to 10,000; NaN becomes zero.
    fileprivate var usableDistance: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -10_000), 10_000) }
}
