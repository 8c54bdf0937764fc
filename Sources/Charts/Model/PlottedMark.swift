import SwiftUI

/// A mark with its positions and its style, for any size of the plot.
struct PlottedMark {
    enum Shape {
        case rectangle(CoordinateRange, CoordinateRange)
        case point(PlottedPoint)
        case line([PlottedPoint], along: Axis)
        /// Between two edges, each with as many points.
        case area([PlottedPoint], [PlottedPoint], along: Axis)
        case rule(PlottedPoint, PlottedPoint)
        /// Parts of the circle, from 0 to 1, clockwise from the top.
        case sector(Double, Double)
    }

    var shape: Shape
    let source: PlacedMark
    var style: AnyShapeStyle
    var stroke: StrokeStyle
    var symbol: AnyChartSymbolShape?
    var symbolView: AnyView?
    var symbolSize = CGSize.zero
    var masks: [[PlottedMark]] = []

    /// The mark as the content describes it.
    var mark: Mark { _read { yield source.mark } }
}

/// A point in a plot.
struct PlottedPoint {
    var x: Coordinate
    var y: Coordinate

    func position(in size: CGSize) -> CGPoint {
        CGPoint(x: x.position(in: size.width), y: y.position(in: size.height))
    }
}

extension PlottedMark {
    /// Returns the frame of the mark in a plot.
    func bounds(in size: CGSize) -> CGRect {
        switch shape {
        case .rectangle(let x, let y):
            let (horizontal, vertical) = (x.extent(in: size.width), y.extent(in: size.height))
            return CGRect(
                x: horizontal.lowerBound, y: vertical.lowerBound, width: horizontal.upperBound - horizontal.lowerBound,
                height: vertical.upperBound - vertical.lowerBound)
        case .point(let point):
            let center = point.position(in: size)
            return CGRect(
                x: center.x - symbolSize.width / 2, y: center.y - symbolSize.height / 2, width: symbolSize.width,
                height: symbolSize.height)
        case .rule(let start, let end):
            let (start, end) = (start.position(in: size), end.position(in: size))
            return CGRect(
                x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
                height: abs(end.y - start.y))
        case .line, .area: return path(in: size).boundingRect
        case .sector(let start, let end):
            let sector = SectorGeometry(start: start, end: end, values: mark.sector, in: size)
            let center = sector.middle
            return CGRect(origin: center, size: .zero)
        }
    }

    /// Returns the outline to fill; the path to stroke for lines and rules.
    func path(in size: CGSize) -> Path {
        switch shape {
        case .rectangle:
            let bounds = bounds(in: size)
            let corners = mark.corners ?? MarkCorners(radius: Self.cornerRadius(of: mark.kind), style: .continuous)
            let radius = min(corners.radius, bounds.width / 2, bounds.height / 2)
            return radius > 0
                ? Path(roundedRect: bounds, cornerRadius: radius, style: corners.style) : Path(bounds)
        case .point(let point):
            return symbol?.path(at: point.position(in: size), size: symbolSize) ?? Path()
        case .rule(let start, let end):
            var path = Path()
            path.move(to: start.position(in: size))
            path.addLine(to: end.position(in: size))
            return path
        case .line(let points, let axis):
            let method = mark.interpolation?.kind ?? .linear
            return Curve(points.map { $0.position(in: size) }, method: method, along: axis).path
        case .area(let starts, let ends, let axis):
            let method = mark.interpolation?.kind ?? .linear
            let start = Curve(starts.map { $0.position(in: size) }, method: method, along: axis)
            var path = Curve(ends.map { $0.position(in: size) }, method: method, along: axis).path
            start.reversed.append(to: &path)
            path.closeSubpath()
            return path
        case .sector(let start, let end):
            return SectorGeometry(start: start, end: end, values: mark.sector, in: size)
                .path(cornerRadius: mark.corners?.radius ?? 0)
        }
    }

    /// The radius of bars' corners: measured on macOS.
    private static func cornerRadius(of kind: Mark.Kind) -> CGFloat { kind == .bar ? 1 : 0 }

    /// True if the path is stroked.
    var isStroked: Bool { mark.kind == .rule || mark.kind == .line && symbol == nil }
}
