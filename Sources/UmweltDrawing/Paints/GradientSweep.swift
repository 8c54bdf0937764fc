import Foundation

/// The colours of an angular gradient on one turn around its centre.
package struct GradientSweep: Hashable {
    /// The centre, in points.
    package var center: CGPoint
    /// The angle of the first colour, in degrees, clockwise from the right.
    package var start: Double
    /// The angle in degrees from the first colour to the last, from 0 to 360. In the rest of the circle, the first half
    /// has the last colour, and the second half the first colour.
    package var length: Double
    /// The colours, at locations between the first, 0, and the last, 1.
    package var stops: [GradientPaint.Stop]
    /// True if the gradient runs anticlockwise: here its colours are listed in reverse.
    package var isReversed: Bool
    /// True if the gradient makes more than one turn; only the last turn is listed here.
    package var isCut: Bool
}

extension GradientPaint {
    /// The sweep of an angular gradient; nil for other gradients, and for angles that are NaN or too large.
    package var sweep: GradientSweep? {
        guard case .angular(let center, let start, let end) = geometry else { return nil }
        var (from, to) = (start.degrees, end.degrees)
        guard from.isFinite, to.isFinite, abs(from) < 6e7, abs(to) < 6e7 else { return nil }
        var stops = stops
        let isReversed = to < from
        if isReversed {
            (from, to) = (to, from)
            stops = stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
        }
        // A whole turn that is on its way to another place may be longer by what numbers lack in precision.
        let isCut = to - from > 360 + 1e-6
        if isCut {
            let hidden = CGFloat((to - from - 360) / (to - from))
            stops = GradientPaint(stops: stops, geometry: geometry).stops(after: hidden)
            from = to - 360
        }
        return GradientSweep(
            center: place(center), start: from, length: min(to - from, 360), stops: stops, isReversed: isReversed,
            isCut: isCut)
    }

    /// Returns the stops of a gradient that begins at a location.
    private func stops(after hidden: CGFloat) -> [Stop] {
        let rest = stops.filter { $0.location > hidden }.map {
            Stop(color: $0.color, location: ($0.location - hidden) / (1 - hidden))
        }
        return [Stop(color: color(at: hidden), location: 0)] + rest
    }
}
