import Foundation

extension Path {
    /// Makes a rectangle whose corners have radii of their own.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Adds a rectangle whose corners have radii of their own.
    ///
    /// If the radii of one side do not fit, all radii are reduced by the same factor. Negative and infinite
    /// radii count as zero.
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
        let sizes = radii.map { CGSize(width: $0, height: $0) }
        addTransformed(by: transform) { path in
            switch style {
            case .circular: path.addCorners(of: rect, sizes) { _ in .circular }
            case .continuous: path.addContinuousCorners(of: rect, sizes)
            }
        }
    }

    /// Adds a rectangle with continuous corners of sizes, clockwise from the top left one. The sizes must fit.
    mutating func addContinuousCorners(of rect: CGRect, _ sizes: [CGSize]) {
        addCorners(of: rect, sizes) { CornerCurve(reachingAtMost: Self.room(at: $0, of: rect, sizes)) }
    }

    private mutating func addCorners(of rect: CGRect, _ sizes: [CGSize], _ curve: (Int) -> CornerCurve) {
        let corners = rect.corners
        // The directions of the sides, clockwise from the top.
        let directions = [(1, 0), (0, 1), (-1, 0), (0, -1)].map { CGVector(dx: $0.0, dy: $0.1) }
        let curves = sizes.indices.map(curve)
        /// Returns the point at distances, in radii, before and after the corner.
        func place(_ corner: Int, _ point: CornerCurve.Point) -> CGPoint {
            let (before, after) = (directions[(corner + 3) % 4], directions[corner])
            let size = sizes[corner]
            let back = point.before * (corner.isMultiple(of: 2) ? size.height : size.width)
            let forth = point.after * (corner.isMultiple(of: 2) ? size.width : size.height)
            return CGPoint(
                x: corners[corner].x - before.dx * back + after.dx * forth,
                y: corners[corner].y - before.dy * back + after.dy * forth)
        }
        move(to: place(0, curves[0].end))
        for corner in [1, 2, 3, 0] {
            addLine(to: place(corner, curves[corner].start))
            guard sizes[corner].width > 0, sizes[corner].height > 0 else { continue }
            for part in curves[corner].parts {
                addCurve(
                    to: place(corner, part.end), control1: place(corner, part.control1),
                    control2: place(corner, part.control2))
            }
        }
        closeSubpath()
    }

    /// Returns the number of radii that a corner may reach along its sides. Neighbours share a side in proportion to
    /// their sizes.
    private static func room(at corner: Int, of rect: CGRect, _ sizes: [CGSize]) -> CGFloat {
        let own = sizes[corner]
        guard own.width > 0, own.height > 0 else { return 1 }
        // Corners 0 and 1, and 2 and 3, are at the ends of a horizontal side.
        let besides = sizes[corner ^ 1]
        let below = sizes[3 - corner]
        return min(rect.width / (own.width + besides.width), rect.height / (own.height + below.height))
    }
}

/// The curve of a rounded corner, in radii: each point by its distances before and after the corner.
private struct CornerCurve {
    struct Point {
        var before: CGFloat
        var after: CGFloat

        /// The point, mirrored at the diagonal of the corner.
        var mirrored: Point { Point(before: after, after: before) }
    }

    /// A cubic curve.
    struct Part {
        var control1: Point
        var control2: Point
        var end: Point
    }

    let start: Point
    let parts: [Part]

    var end: Point { start.mirrored }

    /// A quarter of a circle: 4/3·tan(π/8) is the distance of control points that comes closest.
    static let circular: CornerCurve = {
        let near: CGFloat = 1 - 0.552_284_749_830_793_6
        let start = Point(before: 1, after: 0)
        let control = Point(before: near, after: 0)
        return CornerCurve(
            start: start, parts: [Part(control1: control, control2: control.mirrored, end: start.mirrored)])
    }()

    private init(start: Point, parts: [Part]) {
        self.start = start
        self.parts = parts
    }

    /// The distance from the corner, in radii, at which Apple's curve begins, as measured by many.
    private static let usualReach: CGFloat = 1.528_665

    /// Makes a corner whose curvature grows gradually from the straight side to that of a circle of its radius, and
    /// falls again.
    ///
    /// In the middle is an arc of that circle; before and after it is a cubic curve whose curvature is zero where it
    /// leaves the side, and the arc's where it meets the arc. The less space there is, the longer is the arc.
    init(reachingAtMost room: CGFloat) {
        let reach = min(Self.usualReach, room)
        // The share of the quarter turn that belongs to the cubic curves.
        let share = reach - 1
        guard share > 0.001 else {
            self = .circular
            return
        }
        let turn = share * .pi / 4
        let arc = .pi / 2 - 2 * turn
        // From the last control point to the arc, along the tangent that both share.
        let tangent = tan(turn / 2)
        let (along, across) = (tangent * cos(turn), tangent * sin(turn))
        // The end of a cubic curve with control points p1, p2 and p3 in a row has the curvature
        // ⅔·(p2−p1)×(p3−p2)/|p3−p2|³, which must be 1.
        let second = 1.5 * tangent * tangent / sin(turn)
        let chord = sqrt(2) * sin(arc / 2)
        let first = reach - chord - along - across - second
        let meeting = Point(before: reach - first - second - along, after: across)
        let bend = 4 / 3 * tan(arc / 4)
        let arcControl = Point(before: meeting.before - bend * cos(turn), after: meeting.after + bend * sin(turn))
        let control1 = Point(before: reach - first, after: 0)
        let control2 = Point(before: reach - first - second, after: 0)
        start = Point(before: reach, after: 0)
        parts = [
            Part(control1: control1, control2: control2, end: meeting),
            Part(control1: arcControl, control2: arcControl.mirrored, end: meeting.mirrored),
            Part(control1: control2.mirrored, control2: control1.mirrored, end: start.mirrored),
        ]
    }
}
