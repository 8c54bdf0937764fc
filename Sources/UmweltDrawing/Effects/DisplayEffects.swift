import Foundation

/// What becomes of things that are drawn as one: they are masked, filtered, moved, and mixed with what is behind them, in
/// this order.
public struct DisplayEffects: Sendable, Hashable {
    /// What is drawn shows as far as this is opaque; nil for all of it.
    public var mask: [DisplayItem]?

    /// What changes the picture, the first one first.
    public var filters: [DisplayFilter] = []

    /// How it is turned, scaled or brought into perspective, in its own coordinates.
    public var transform = ProjectionTransform()

    /// How it mixes with what is behind it.
    public var blendMode: CGBlendMode = .normal

    /// Whether what is inside mixes only with what else is inside.
    public var isIsolated = false

    /// How it moves all the time, where pictures move; others show it as it is.
    public var movement: DisplayMovement?

    /// Makes effects that change nothing.
    public init() {}

    /// Whether it has to be drawn apart, before it comes to the picture.
    package var needsLayer: Bool { mask != nil || !filters.isEmpty || blendMode != .normal || isIsolated }
}

/// What changes a picture.
public enum DisplayFilter: Sendable, Hashable {
    /// Blurs it; the radius, in points, is the standard deviation of a Gaussian blur.
    case blur(radius: CGFloat, isOpaque: Bool = false)
    /// Puts a shadow behind it, or draws nothing but that.
    case shadow(DisplayShadow)
    /// Makes other colours of its colours.
    case colors(ColorMatrix)
    /// Draws one colour where the opacity lies between two bounds, and nothing elsewhere.
    case alphaThreshold(min: Double, max: Double, color: ResolvedColor)
}

/// A shadow of something.
public struct DisplayShadow: Sendable, Hashable {
    /// The colour.
    public var color: ResolvedColor

    /// How soft it is, in points: the standard deviation of a Gaussian blur.
    public var radius: CGFloat

    /// How far it is from what throws it.
    public var offset: CGSize

    /// Whether nothing is drawn of what throws it.
    public var isAlone = false

    /// Makes a shadow; what are no lengths counts as none, and more can be seen of no softer one than of the softest.
    public init(color: ResolvedColor, radius: CGFloat, offset: CGSize = .zero) {
        self.color = color
        self.radius = radius.usableRadius
        self.offset = CGSize(width: offset.width.usableDistance, height: offset.height.usableDistance)
    }
}

extension CGFloat {
    /// A radius that something can be blurred by.
    package var usableRadius: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, 0), 300) }

    /// A distance that something can be moved by.
    fileprivate var usableDistance: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -10_000), 10_000) }
}
