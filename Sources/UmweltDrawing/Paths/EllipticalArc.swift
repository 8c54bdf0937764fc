import Foundation

/// An arc of an ellipse between two points, with the parameters of SVG (SVG 1.1, F.6).
struct EllipticalArc {
    private let start: CGPoint
    private let end: CGPoint
    private var radii: CGSize
    private let angle: CGFloat
    private var center = CGPoint.zero
    private var from: CGFloat = 0
    private var sweep: CGFloat = 0

    /// Makes an arc of an ellipse whose axes are rotated by an angle in radians.
    init(from start: CGPoint, to end: CGPoint, radii: CGSize, angle: CGFloat, isLarge: Bool, isClockwise: Bool) {
        self.start = start
        self.end = end
        self.radii = CGSize(width: abs(radii.width), height: abs(radii.height))
        self.angle = angle
        guard start != end, radii.width != 0, radii.height != 0 else { return }
        // Move the middle between the points to the origin, and rotate the ellipse upright.
        let x = cos(angle) * (start.x - end.x) / 2 + sin(angle) * (start.y - end.y) / 2
        let y = -sin(angle) * (start.x - end.x) / 2 + cos(angle) * (start.y - end.y) / 2
        // An ellipse that is too small to reach both points grows until it does.
        let size = (x * x) / (self.radii.width * self.radii.width) + (y * y) / (self.radii.height * self.radii.height)
        if size > 1 {
            self.radii.width *= size.squareRoot()
            self.radii.height *= size.squareRoot()
        }
        let (width, height) = (self.radii.width, self.radii.height)
        let distance = width * width * y * y + height * height * x * x
        let factor = max((width * width * height * height - distance) / distance, 0).squareRoot()
        let sign: CGFloat = isLarge == isClockwise ? -1 : 1
        let (centerX, centerY) = (sign * factor * width * y / height, -sign * factor * height * x / width)
        center = CGPoint(
            x: cos(angle) * centerX - sin(angle) * centerY + (start.x + end.x) / 2,
            y: sin(angle) * centerX + cos(angle) * centerY + (start.y + end.y) / 2)
        from = atan2((y - centerY) / height, (x - centerX) / width)
        sweep = atan2((-y - centerY) / height, (-x - centerX) / width) - from
        if isClockwise && sweep < 0 { sweep += 2 * .pi }
        if !isClockwise && sweep > 0 { sweep -= 2 * .pi }
    }

    /// Adds the arc, as cubic curves of a quarter at most; a line if the ellipse has no size.
    func add(to path: inout Path) {
        guard sweep != 0 else {
            if start != end { path.addLine(to: end) }
            return
        }
        let count = Int((abs(sweep) / (.pi / 2) - 1e-6).rounded(.up))
        let step = sweep / CGFloat(max(count, 1))
        let bend = 4 / 3 * tan(step / 4)
        for index in 0..<max(count, 1) {
            let (first, last) = (from + step * CGFloat(index), from + step * CGFloat(index + 1))
            let isLast = index == max(count, 1) - 1
            path.addCurve(
                to: isLast ? end : point(cos(last), sin(last)),
                control1: point(cos(first) - bend * sin(first), sin(first) + bend * cos(first)),
                control2: point(cos(last) + bend * sin(last), sin(last) - bend * cos(last)))
        }
    }

    /// Returns the point of the ellipse for a point of the unit circle.
    private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let (x, y) = (x * radii.width, y * radii.height)
        return CGPoint(
            x: center.x + cos(angle) * x - sin(angle) * y, y: center.y + sin(angle) * x + cos(angle) * y)
    }
}
