import Foundation

/// Colours at positions along a line, with interpolated colours between them. As a style, it runs from top to bottom.
///
/// ```swift
/// let sunset = Gradient(stops: [
///     Gradient.Stop(color: .yellow, location: 0), Gradient.Stop(color: .red, location: 0.7),
/// ])
///
/// Rectangle().fill(sunset)
/// ```
///
/// Use ``LinearGradient``, ``RadialGradient`` or ``AngularGradient`` for other directions.
public struct Gradient: ShapeStyle, Equatable, Hashable {
    /// A colour at a position.
    public struct Stop: Equatable, Hashable, Sendable {
        /// The colour.
        public var color: Color

        /// The position, from 0, the beginning, to 1, the end.
        public var location: CGFloat

        /// Makes a stop; `location` is from 0, the beginning, to 1, the end.
        ///
        /// - Parameters:
        ///   - color: The colour.
        ///   - location: The position, from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colour space of the interpolation between two stops.
    public struct ColorSpace: Hashable, Sendable {
        private enum Kind { case device, perceptual, linear }

        private let kind: Kind

        var isPerceptual: Bool { kind == .perceptual }

        /// True if renderers can interpolate in this space themselves.
        var isDevice: Bool { kind == .device }

        /// Interpolates the components of both colours.
        public static let device = ColorSpace(kind: .device)

        /// Interpolates in a perceptual space, in which equal steps look equal.
        public static let perceptual = ColorSpace(kind: .perceptual)

        /// Interpolates the light of both colours, as ``GraphicsContext/GradientOptions/linearColor`` asks for.
        package static let linear = ColorSpace(kind: .linear)

        /// Returns a colour between two, by a share from 0 to 1.
        func mix(_ color: ResolvedColor, with other: ResolvedColor, by share: Float) -> ResolvedColor {
            switch kind {
            case .device: color.mixed(with: other, by: share)
            case .perceptual: color.mixedPerceptually(with: other, by: share)
            case .linear: color.mixedLinearly(with: other, by: share)
            }
        }
    }

    /// The colours with their positions, in order.
    public var stops: [Gradient.Stop]

    /// Makes a gradient from colours at positions.
    ///
    /// - Parameter stops: The colours and their positions from 0 to 1.
    public init(stops: [Gradient.Stop]) { self.stops = stops }

    /// Makes a gradient from evenly spaced colours.
    ///
    /// - Parameter colors: The colours, at equal distances.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// Returns the gradient with colours that are interpolated in a colour space.
    ///
    /// - Parameter space: The colour space of the interpolation.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        AnyGradient(stops: .gradient(self), colorSpace: space)
    }

    /// Returns the paint of the gradient, from top to bottom.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        AnyGradient(self)._paint(in: environment)
    }
}

extension Gradient {
    /// Returns the stops for drawing, in order and from 0 to 1.
    ///
    /// Stops are added between two colours of different opacity, and in other spaces than the device's, as renderers
    /// interpolate the plain components.
    package func resolvedStops(
        in environment: EnvironmentValues, colorSpace: ColorSpace = .device
    ) -> [GradientPaint.Stop] {
        var last: CGFloat = 0
        let plain = stops.map { stop in
            last = max(last, stop.location.isNaN ? 0 : min(max(stop.location, 0), 1))
            return GradientPaint.Stop(color: stop.color.resolve(in: environment), location: last)
        }
        guard var before = plain.first else { return [] }
        var result = [before]
        for stop in plain.dropFirst() {
            // Renderers interpolate components that are not multiplied by the opacity: the colour of a transparent stop
            // would show.
            let isFading = stop.color.opacity != before.color.opacity
            if (isFading || !colorSpace.isDevice) && stop.location > before.location {
                for step in 1..<Self.steps {
                    let share = Float(step) / Float(Self.steps)
                    let color = colorSpace.mix(before.color, with: stop.color, by: share)
                    let location = before.location + (stop.location - before.location) * CGFloat(share)
                    result.append(GradientPaint.Stop(color: color, location: location))
                }
                var end = stop
                if stop.color.opacity == 0 {
                    end.color = before.color.withOpacity(multipliedBy: 0)
                    result.append(end)
                }
                if before.color.opacity == 0, let index = result.lastIndex(of: before) {
                    result.insert(
                        GradientPaint.Stop(color: stop.color.withOpacity(multipliedBy: 0), location: before.location),
                        at: index + 1)
                }
            }
            result.append(stop)
            before = stop
        }
        return result
    }

    /// The number of pieces into which the distance of two stops is divided.
    private static let steps = 8
}
