import Foundation

extension Path {
    /// Makes a rectangle with an individual radius for each corner.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerRadii: The radii of the corners, in points.
    ///   - style: The form of the corners: parts of circles, or a smoother curve.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Adds a rectangle with an individual radius for each corner.
    ///
    /// Radii that do not fit a side are reduced to the space that the neighbouring corner leaves, but not below half of
    /// the side. Negative and infinite radii count as zero.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerRadii: The radii of the corners, in points.
    ///   - style: The form of the corners: parts of circles, or a smoother curve.
    ///   - transform: The transform to apply to the points.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        func usable(_ radius: CGFloat) -> CGFloat { radius.isFinite ? max(radius, 0) : 0 }
        let radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ].map(usable)
        let sizes = radii.indices.map { corner in
            func most(_ length: CGFloat, beside other: CGFloat) -> CGFloat { max(length / 2, length - other) }
            // Corners 0 and 1, and 2 and 3, are at the ends of a horizontal side.
            let radius = min(
                radii[corner], most(rect.width, beside: radii[corner ^ 1]),
                most(rect.height, beside: radii[3 - corner]))
            return CGSize(width: radius, height: radius)
        }
        addTransformed(by: transform) { $0.addCorners(of: rect, sizes, style: style) }
    }

    /// Adds a rectangle with corners of sizes, clockwise from the top left one. The sizes must fit.
    ///
    /// Like Apple's path, it starts in the middle of the right side and continues downwards. Sharp corners beside round
    /// ones have curves without a length.
    mutating func addCorners(of rect: CGRect, _ sizes: [CGSize], style: RoundedCornerStyle) {
        let corners = rect.corners
        // The directions of the sides, clockwise from the top.
        let directions = [(1, 0), (0, 1), (-1, 0), (0, -1)].map { CGVector(dx: $0.0, dy: $0.1) }
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
        let isSharp = sizes.allSatisfy { $0.width <= 0 || $0.height <= 0 }
        elements.reserveCapacity(elements.count + 18)  // a line and three curves a corner, the start and the end
        move(to: CGPoint(x: rect.maxX, y: (rect.minY + sizes[1].height + rect.maxY - sizes[2].height) / 2))
        for corner in [2, 3, 0, 1] {
            let curve = CornerCurve(style, room: Self.room(at: corner, of: rect, sizes))
            addLine(to: place(corner, curve.start))
            if isSharp { continue }
            for part in curve.parts {
                addCurve(
                    to: place(corner, part.end), control1: place(corner, part.control1),
                    control2: place(corner, part.control2))
            }
        }
        closeSubpath()
    }

    /// Returns the numbers of radii that a corner may reach along the sides before and after it. Neighbours share a
    /// side in proportion to their sizes.
    private static func room(at corner: Int, of rect: CGRect, _ sizes: [CGSize]) -> CornerCurve.Point {
        let own = sizes[corner]
        guard own.width > 0, own.height > 0 else { return CornerCurve.Point(before: 1, after: 1) }
        let horizontal = rect.width / (own.width + sizes[corner ^ 1].width)
        let vertical = rect.height / (own.height + sizes[3 - corner].height)
        return corner.isMultiple(of: 2)
            ? CornerCurve.Point(before: vertical, after: horizontal)
            : CornerCurve.Point(before: horizontal, after: vertical)
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

    /// Makes the curve of a corner that may reach some radii along the sides before and after it.
    init(_ style: RoundedCornerStyle, room: Point) {
        switch style {
        case .circular: self = .circular
        case .continuous: self.init(room: room)
        }
    }

    private init(start: Point, parts: [Part]) {
        self.start = start
        self.parts = parts
    }

    /// A quarter of a circle: 4/3·tan(π/8) is the distance of control points that comes closest.
    private static let circular: CornerCurve = {
        let near: CGFloat = 1 - 0.552_284_749_830_793_6
        let start = Point(before: 1, after: 0)
        let control = Point(before: near, after: 0)
        return CornerCurve(
            start: start, parts: [Part(control1: control, control2: control.mirrored, end: start.mirrored)])
    }()

    // The points of SwiftUI's outlines on macOS 26.2, as `Path.description` says them, divided by the radius. Only
    // those on a side depend on the room there: between one radius and the full reach they move evenly.
    private static let reach: CGFloat = 1.528_665
    private static let first = (narrow: CGFloat(0.96), wide: CGFloat(1.088_492_96))
    private static let second = (narrow: CGFloat(0.82), wide: CGFloat(0.868_406_94))
    private static let meeting = Point(before: 0.631_493_79, after: 0.074_911_39)
    private static let middle = Point(before: 0.372_823_83, after: 0.169_059_56)

    /// Makes a corner whose curvature grows gradually from the straight side.
    private init(room: Point) {
        /// Returns the points on a side, in the order from its middle to the corner.
        func side(_ room: CGFloat) -> (start: CGFloat, first: CGFloat, second: CGFloat) {
            let reach = min(max(room, 1), Self.reach)
            let share = (reach - 1) / (Self.reach - 1)
            return (
                reach, Self.first.narrow + (Self.first.wide - Self.first.narrow) * share,
                Self.second.narrow + (Self.second.wide - Self.second.narrow) * share
            )
        }
        let (before, after) = (side(room.before), side(room.after))
        start = Point(before: before.start, after: 0)
        parts = [
            Part(
                control1: Point(before: before.first, after: 0), control2: Point(before: before.second, after: 0),
                end: Self.meeting),
            Part(control1: Self.middle, control2: Self.middle.mirrored, end: Self.meeting.mirrored),
            Part(
                control1: Point(before: 0, after: after.second), control2: Point(before: 0, after: after.first),
                end: Point(before: 0, after: after.start)),
        ]
    }
}
