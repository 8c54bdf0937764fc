import Foundation
import UmweltDrawing

extension CGContext {
    /// The distance in points that stands for infinity: larger than images, and small enough for Cairo's numbers.
    private static let far: CGFloat = 50_000

    /// Fills the clip with a gradient along a line, between the lines across its ends.
    ///
    /// - Parameter options: The parts beyond the ends that are filled, too.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
        let length = hypot(x, y)
        guard length > 0, length.isFinite else { return }
        let along = CGVector(dx: x / length, dy: y / length)
        func corner(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
            CGPoint(
                x: startPoint.x + along.dx * distance - along.dy * side,
                y: startPoint.y + along.dy * distance + along.dx * side)
        }
        let first = options.contains(.drawsBeforeStartLocation) ? -Self.far : 0
        let last = options.contains(.drawsAfterEndLocation) ? length + Self.far : length
        var band = Path()
        band.addLines([
            corner(first, -Self.far), corner(first, Self.far), corner(last, Self.far), corner(last, -Self.far),
        ])
        band.closeSubpath()
        let paint = GradientPaint(
            stops: gradient.stops, geometry: .linear(from: startPoint, to: endPoint), frame: Self.unit)
        draw(.fill(band, .gradient(paint), isAntialiased: state.isAntialiased))
    }

    /// Fills the clip with a gradient between two circles.
    ///
    /// Circles around different points are filled in 256 steps. If neither circle is inside the other, only the area
    /// between them is filled, whatever the options.
    ///
    /// - Parameter options: The parts beyond the circles that are filled, too: inside of the smaller circle, and
    ///   outside of the larger one.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let start = Circle(center: startCenter, radius: max(startRadius, 0))
        let end = Circle(center: endCenter, radius: max(endRadius, 0))
        guard start != end else { return }
        let isGrowing = end.radius >= start.radius
        let fills = (
            inside: options.contains(isGrowing ? .drawsBeforeStartLocation : .drawsAfterEndLocation),
            outside: options.contains(isGrowing ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
        )
        let (small, large) = isGrowing ? (start, end) : (end, start)
        if start.center == end.center {
            var area = fills.outside ? Self.everywhere(around: large.center) : large.path
            if !fills.inside { area.addPath(small.path) }
            let geometry = GradientPaint.Geometry.radial(
                center: start.center, startRadius: start.radius, endRadius: end.radius)
            let paint = GradientPaint(stops: gradient.stops, geometry: geometry, frame: Self.unit)
            return draw(.fill(area, .gradient(paint), isEvenOdd: true, isAntialiased: state.isAntialiased))
        }
        let paint = GradientPaint(stops: gradient.stops, geometry: .linear(from: .zero, to: .zero))
        let isNested = large.contains(small)
        if isNested {
            let (first, last) = (paint.color(at: 0), paint.color(at: 1))
            var outside = Self.everywhere(around: large.center)
            outside.addPath(large.path)
            if fills.outside { step(outside, isGrowing ? last : first) }
            if fills.inside { step(small.path, isGrowing ? first : last) }
        }
        for index in 0..<Self.steps {
            let (from, to) = (CGFloat(index) / CGFloat(Self.steps), CGFloat(index + 1) / CGFloat(Self.steps))
            var area = start.moved(to: end, by: to).path
            // Rings: translucent colours do not add up, but for pixels at their edges.
            if isNested { area.addPath(start.moved(to: end, by: from).path) }
            step(area, paint.color(at: (from + to) / 2))
        }
    }

    /// Fills an area that has no gap to its neighbours.
    private func step(_ area: Path, _ color: ResolvedColor) {
        draw(.fill(area, .color(color), isEvenOdd: true, isAntialiased: false))
    }

    private static let steps = 256

    /// The frame in which a paint's geometry is measured in points.
    private static let unit = CGRect(x: 0, y: 0, width: 1, height: 1)

    private static func everywhere(around point: CGPoint) -> Path {
        Path(CGRect(x: point.x - far, y: point.y - far, width: 2 * far, height: 2 * far))
    }
}

/// A circle of a gradient.
private struct Circle: Equatable {
    let center: CGPoint
    let radius: CGFloat

    var path: Path {
        Path(
            ellipseIn: CGRect(
                x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    }

    func contains(_ other: Circle) -> Bool {
        hypot(other.center.x - center.x, other.center.y - center.y) + other.radius <= radius
    }

    /// Returns a circle between this one and another.
    func moved(to other: Circle, by share: CGFloat) -> Circle {
        Circle(
            center: CGPoint(
                x: center.x + (other.center.x - center.x) * share, y: center.y + (other.center.y - center.y) * share),
            radius: radius + (other.radius - radius) * share)
    }
}
