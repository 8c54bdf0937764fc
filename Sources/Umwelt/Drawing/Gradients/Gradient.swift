import Foundation

/// Colours that change from one to the next.
///
/// ```swift
/// Gradient(colors: [.yellow, .orange, .red])
/// ```
public struct Gradient: ShapeStyle, Equatable, Hashable {
    /// A colour at a place.
    public struct Stop: Equatable, Hashable, Sendable {
        /// The colour.
        public var color: Color

        /// The place, from 0, the beginning, to 1.
        public var location: CGFloat

        /// Makes a stop.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// What the colours between two are.
    public struct ColorSpace: Hashable, Sendable {
        let isPerceptual: Bool

        /// What is between the components of both.
        public static let device = ColorSpace(isPerceptual: false)

        /// What looks to be between both.
        public static let perceptual = ColorSpace(isPerceptual: true)
    }

    /// The colours in order.
    public var stops: [Gradient.Stop]

    /// Makes a gradient from colours at places.
    public init(stops: [Gradient.Stop]) { self.stops = stops }

    /// Makes a gradient from colours that are equally far from each other.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The same colours with others between them.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        AnyGradient(stops: .gradient(self), colorSpace: space)
    }

    /// From top to bottom.
    public func _paint(in environment: EnvironmentValues) -> Paint {
        AnyGradient(self)._paint(in: environment)
    }
}

extension Gradient {
    /// The stops for drawing: in order, between 0 and 1, with more where two colours are not to be mixed as they are.
    func resolvedStops(in environment: EnvironmentValues, colorSpace: ColorSpace = .device) -> [GradientPaint.Stop] {
        var last: CGFloat = 0
        let plain = stops.map { stop in
            last = max(last, stop.location.isNaN ? 0 : min(max(stop.location, 0), 1))
            return GradientPaint.Stop(color: stop.color.resolve(in: environment), location: last)
        }
        guard var before = plain.first else { return [] }
        var result = [before]
        for stop in plain.dropFirst() {
            // What is drawn with mixes components without regard to their opacity.
            let isFading = stop.color.opacity != before.color.opacity
            if (isFading || colorSpace.isPerceptual) && stop.location > before.location {
                for step in 1..<Self.steps {
                    let share = Float(step) / Float(Self.steps)
                    let color =
                        colorSpace.isPerceptual
                        ? before.color.mixedPerceptually(with: stop.color, by: share)
                        : before.color.mixed(with: stop.color, by: share)
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

    /// Pieces between two stops.
    private static let steps = 8
}
