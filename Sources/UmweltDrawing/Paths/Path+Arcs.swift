import Foundation

extension Path {
    /// Adds an arc of a circle, after a straight line to its beginning.
    ///
    /// Angles are measured from the right. Where `clockwise` is false they increase, which is clockwise to the eye, as
    /// y points down. An arc from an angle to the same one a turn away is a circle, and closed.
    ///
    /// - Parameters:
    ///   - center: The centre.
    ///   - radius: The radius, in points.
    ///   - startAngle: The angle at which the arc starts; zero points right.
    ///   - endAngle: The angle at which the arc ends.
    ///   - clockwise: True for decreasing angles, which is anticlockwise on the screen, as the y axis points down.
    ///   - transform: The transform to apply to the points.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        let way = endAngle.radians - startAngle.radians
        guard way.isFinite else { return }
        let isForth = clockwise ? way <= 0 : way >= 0
        // Several turns are drawn one over the other. In the other direction the arc is the rest of the circle. Whole
        // turns, and nearly whole ones, are full circles: in radians they are never exact.
        let rest = turn - abs(way).truncatingRemainder(dividingBy: turn)
        let length = isForth ? (abs(way) < Self.longestArc ? abs(way) : turn) : (rest < 1e-9 ? turn : rest)
        let delta = clockwise ? -length : length
        addRelativeArc(
            center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta), transform: transform)
        if abs(abs(way) - turn) < 1e-9 { closeSubpath() }
    }

    /// The length of the longest arc that is drawn turn by turn, in radians; longer ones are one full circle.
    private static let longestArc = 200 * Double.pi

    /// Adds an arc of a circle by its start angle and its extent, after a straight line to its beginning.
    ///
    /// Does nothing if an angle is not finite, or if `delta` is a million radians or more.
    ///
    /// - Parameters:
    ///   - center: The centre.
    ///   - radius: The radius, in points.
    ///   - startAngle: The angle at which the arc starts; zero points right.
    ///   - delta: The angle of the arc; positive angles are clockwise on the screen.
    ///   - transform: The transform to apply to the points.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        guard startAngle.radians.isFinite, delta.radians.isFinite, abs(delta.radians) < 1e6 else { return }
        func place(_ angle: Double, _ dx: Double = 0, _ dy: Double = 0) -> CGPoint {
            let x: CGFloat = center.x + radius * (cos(angle) + dx)
            let y: CGFloat = center.y + radius * (sin(angle) + dy)
            return CGPoint(x: x, y: y).applying(transform)
        }
        let start = place(startAngle.radians)
        if isEmpty { move(to: start) } else { addLine(to: start) }
        // Each quarter of a circle is one curve, and so is what is left after them.
        let quarter = Double.pi / 2
        let count = Int((abs(delta.radians) / quarter - 1e-9).rounded(.up))
        for index in 0..<max(count, 0) {
            let from = startAngle.radians + (delta.radians < 0 ? -quarter : quarter) * Double(index)
            let left = startAngle.radians + delta.radians - from
            let step = min(max(left, -quarter), quarter)
            let to = from + step
            let bend = 4 / 3 * tan(step / 4)
            addCurve(
                to: place(to), control1: place(from, -sin(from) * bend, cos(from) * bend),
                control2: place(to, sin(to) * bend, -cos(to) * bend))
        }
    }

    /// Adds an arc of a circle that touches two lines, after a straight line to its beginning.
    ///
    /// The lines lead from the current point to a corner, and from there to another point. If there is no corner, or
    /// the radius is zero, a line to the corner is added; an empty path stays empty.
    ///
    /// - Parameters:
    ///   - tangent1End: The end of the first tangent.
    ///   - tangent2End: The end of the second tangent.
    ///   - radius: The radius, in points.
    ///   - transform: The transform to apply to the points.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        let start = transform.isIdentity ? current : current.applying(transform.inverted())
        let (ax, ay) = (start.x - tangent1End.x, start.y - tangent1End.y)
        let (bx, by) = (tangent2End.x - tangent1End.x, tangent2End.y - tangent1End.y)
        let (a, b) = (hypot(ax, ay), hypot(bx, by))
        let cross = ax * by - ay * bx
        // Points on one line have no corner to be rounded.
        guard a > 0, b > 0, radius > 0, abs(cross) > 1e-9 * a * b else {
            return addLine(to: tangent1End.applying(transform))
        }
        let corner = acos(min(max((ax * bx + ay * by) / (a * b), -1), 1))
        let distance = radius / tan(corner / 2)
        let first = CGPoint(x: tangent1End.x + ax / a * distance, y: tangent1End.y + ay / a * distance)
        let side: CGFloat = cross > 0 ? 1 : -1
        let center = CGPoint(x: first.x - ay / a * radius * side, y: first.y + ax / a * radius * side)
        let begin = atan2(first.y - center.y, first.x - center.x)
        addRelativeArc(
            center: center, radius: radius, startAngle: Angle(radians: begin),
            delta: Angle(radians: -side * (.pi - corner)), transform: transform)
    }
}
