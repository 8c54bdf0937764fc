import Foundation

/// A paint of colours that change along a line, from a centre outwards, or around a centre.
public struct GradientPaint: Sendable, Hashable {
    /// A colour at a location of a gradient.
    public struct Stop: Sendable, Hashable {
        /// The colour.
        public var color: ResolvedColor
        /// The location, from 0, the beginning, to 1.
        public var location: CGFloat

        /// Makes a stop.
        ///
        /// - Parameters:
        ///   - color: The colour of the stop.
        ///   - location: The position between the start, 0, and the end, 1.
        public init(color: ResolvedColor, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The positions of the beginning and the end. Points are from (0, 0), the top left corner of the frame, to (1,
    /// 1).
    public enum Geometry: Sendable, Hashable {
        /// Along the line between two points.
        case linear(from: CGPoint, to: CGPoint)
        /// From one circle around a point to another; the radii are in points.
        case radial(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// From one ellipse around a point to another; the radii are fractions of the frame's width and height.
        case elliptical(center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
        /// Around a point, clockwise.
        case angular(center: CGPoint, start: Angle, end: Angle)
    }

    /// The colours before the beginning and after the end.
    public enum Spread: Sendable, Hashable {
        /// The first and the last colour.
        case pad
        /// The colours again.
        case `repeat`
        /// The colours backwards, then forwards, and so on.
        case mirror
    }

    /// The colour stops in order; there is at least one.
    public var stops: [Stop]

    /// The positions of the beginning and the end.
    public var geometry: Geometry

    /// The colours before the beginning and after the end.
    public var spread: Spread

    /// The rectangle of the geometry, in points; nil until the paint is fitted to a shape.
    public var frame: CGRect?

    /// Makes a paint. Without stops it is invisible.
    ///
    /// - Parameters:
    ///   - stops: The colours, in order of their positions.
    ///   - geometry: The line, circle or angle along which the colours change.
    ///   - spread: The colours before the first and after the last stop.
    ///   - frame: The rectangle of the geometry, in points; nil until the paint is fitted to a shape.
    public init(stops: [Stop], geometry: Geometry, spread: Spread = .pad, frame: CGRect? = nil) {
        self.stops =
            stops.isEmpty ? [Stop(color: ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0), location: 0)] : stops
        self.geometry = geometry
        self.spread = spread
        self.frame = frame
    }

    func fitted(to frame: CGRect) -> GradientPaint {
        guard self.frame == nil else { return self }
        var copy = self
        copy.frame = frame
        return copy
    }

    func withOpacity(multipliedBy factor: Double) -> GradientPaint {
        var copy = self
        for index in stops.indices { copy.stops[index].color = stops[index].color.withOpacity(multipliedBy: factor) }
        return copy
    }

    /// Returns a point of the geometry in points.
    package func place(_ point: CGPoint) -> CGPoint {
        let frame = frame ?? CGRect(x: 0, y: 0, width: 1, height: 1)
        return CGPoint(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height)
    }

    /// Returns the colour at a location between the beginning, 0, and the end, 1.
    package func color(at location: CGFloat) -> ResolvedColor {
        guard let after = stops.firstIndex(where: { $0.location >= location }) else {
            return stops[stops.count - 1].color
        }
        guard after > 0 else { return stops[0].color }
        let (from, to) = (stops[after - 1], stops[after])
        let length = to.location - from.location
        return from.color.mixed(with: to.color, by: length > 0 ? Float((location - from.location) / length) : 1)
    }
}

extension ResolvedColor {
    /// Mixes two colours by their gamma-encoded components: share 0 gives this colour, 1 the other. They are weighted
    /// by opacity, so that an invisible colour does not tint the result.
    package func mixed(with other: ResolvedColor, by share: Float) -> ResolvedColor {
        let alpha = opacity + (other.opacity - opacity) * share
        guard alpha > 0 else { return (share < 0.5 ? self : other).withOpacity(multipliedBy: 0) }
        func mix(_ own: Float, _ others: Float) -> Float {
            (own * opacity * (1 - share) + others * other.opacity * share) / alpha
        }
        return ResolvedColor(
            red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue), opacity: alpha)
    }

    /// Mixes two colours by their linear light instead of the encoded components.
    package func mixedLinearly(with other: ResolvedColor, by share: Float) -> ResolvedColor {
        let alpha = opacity + (other.opacity - opacity) * share
        guard alpha > 0 else { return (share < 0.5 ? self : other).withOpacity(multipliedBy: 0) }
        let weight = other.opacity * share / alpha
        func mix(_ own: Float, _ others: Float) -> Float { own + (others - own) * weight }
        return ResolvedColor(
            colorSpace: .sRGBLinear, red: mix(linearRed, other.linearRed), green: mix(linearGreen, other.linearGreen),
            blue: mix(linearBlue, other.linearBlue), opacity: alpha)
    }
}
