import Foundation

extension Path {
    /// Makes a rectangle whose corners have radii of their own.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Adds a rectangle whose corners have radii of their own. Radii that do not fit along a side are all made smaller by
    /// the same part.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        func usable(_ radius: CGFloat) -> CGFloat { radius.isFinite ? max(radius, 0) : 0 }
        var radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ].map(usable)
        // Clockwise from the top.
        let sides = [rect.width, rect.height, rect.width, rect.height]
        let fits = (0..<4).map { side in
            let sum = radii[side] + radii[(side + 1) % 4]
            return sum > sides[side] && sum > 0 ? sides[side] / sum : 1
        }
        let factor = fits.min() ?? 1
        radii = radii.map { $0 * factor }
        addTransformed(by: transform) { $0.addCorners(of: rect, radii) }
    }

    /// A rectangle with rounded corners, clockwise from the top left one.
    private mutating func addCorners(of rect: CGRect, _ radii: [CGFloat]) {
        let corners = rect.corners
        // The directions of the sides, clockwise from the top.
        let directions = [(1, 0), (0, 1), (-1, 0), (0, -1)].map { CGVector(dx: $0.0, dy: $0.1) }
        // The distance of control points that comes closest to a quarter circle.
        let bend: CGFloat = 1 - 0.552_284_749_830_793_6
        func place(_ corner: Int, along direction: CGVector, _ distance: CGFloat) -> CGPoint {
            CGPoint(x: corners[corner].x + direction.dx * distance, y: corners[corner].y + direction.dy * distance)
        }
        move(to: place(0, along: directions[0], radii[0]))
        for corner in [1, 2, 3, 0] {
            let (before, after) = (directions[(corner + 3) % 4], directions[corner])
            let radius = radii[corner]
            addLine(to: place(corner, along: before, -radius))
            guard radius > 0 else { continue }
            addCurve(
                to: place(corner, along: after, radius), control1: place(corner, along: before, -radius * bend),
                control2: place(corner, along: after, radius * bend))
        }
        closeSubpath()
    }
}
