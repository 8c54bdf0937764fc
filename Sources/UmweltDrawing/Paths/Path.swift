import Foundation

/// The outline of a two-dimensional shape: lines and curves, in points.
///
/// ```swift
/// Path { path in
///     path.move(to: CGPoint(x: 0, y: 20))
///     path.addLine(to: CGPoint(x: 10, y: 0))
///     path.addLine(to: CGPoint(x: 20, y: 20))
///     path.closeSubpath()
/// }
/// .fill(.orange)
/// ```
public struct Path: Equatable, Hashable, LosslessStringConvertible, Sendable {
    /// One step of a path.
    public enum Element: Equatable, Hashable, Sendable {
        /// The beginning of a new part of the path.
        case move(to: CGPoint)
        /// A straight line.
        case line(to: CGPoint)
        /// A quadratic Bézier curve.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A cubic Bézier curve.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to where this part of the path started.
        case closeSubpath
    }

    var elements: [Element] = []

    /// Makes an empty path.
    public init() {}

    /// Makes a path of a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    public init(_ rect: CGRect) { addRect(rect) }

    /// Makes a path of a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerSize: The width and height of the corners, in points.
    ///   - style: The form of the corners: parts of circles, or a smoother curve.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Makes a path of a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerRadius: The radius of the corners, in points.
    ///   - style: The form of the corners: parts of circles, or a smoother curve.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Makes a path of an ellipse that touches the sides of a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Makes an empty path and passes it to `callback` to be drawn.
    ///
    /// - Parameter callback: Draws the path.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// True if the path has no steps.
    public var isEmpty: Bool { elements.isEmpty }

    /// The point where the next line would start; nil for an empty path.
    public var currentPoint: CGPoint? {
        var start: CGPoint?
        var current: CGPoint?
        for element in elements {
            switch element {
            case .move(let point):
                start = point
                current = point
            case .line(let point), .quadCurve(let point, _), .curve(let point, _, _): current = point
            case .closeSubpath: current = start
            }
        }
        return current
    }

    /// The smallest rectangle that contains all lines and curves, and single points; null for an empty path.
    public var boundingRect: CGRect {
        var points: [CGPoint] = []
        for element in elements { if case .move(let point) = element { points.append(point) } }
        forEachSegment { segment, _, _ in
            points.append(segment.end)
            points += segment.turningPoints
        }
        return points.boundingRect
    }

    /// Calls `body` for each step.
    ///
    /// - Parameter body: Called for each step.
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    /// Starts a new part of the path at a point.
    ///
    /// - Parameter end: The point where the new subpath begins.
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

    /// Adds a straight line.
    ///
    /// - Parameter end: The point where the new subpath begins.
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

    /// Adds straight lines through points, starting a new part at the first.
    ///
    /// - Parameter lines: The points.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    /// Adds a quadratic Bézier curve.
    ///
    /// - Parameters:
    ///   - end: The end point of the curve.
    ///   - control: The control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }

    /// Adds a cubic Bézier curve.
    ///
    /// - Parameters:
    ///   - end: The end point of the curve.
    ///   - control1: The first control point: the curve leaves the current point in its direction.
    ///   - control2: The second control point: the curve arrives at `end` from its direction.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Adds a line back to where this part of the path started.
    public mutating func closeSubpath() { elements.append(.closeSubpath) }

    /// Adds a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - transform: The transform to apply to the points.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addTransformed(by: transform) { path in
            path.reserve(5)
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
    }

    /// Adds rectangles.
    ///
    /// - Parameters:
    ///   - rects: The rectangles, in points.
    ///   - transform: The transform to apply to the points.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse that touches the sides of a rectangle. It starts in the middle of the right side and continues
    /// downwards.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - transform: The transform to apply to the points.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addTransformed(by: transform) { path in
            let (x, y) = (rect.midX, rect.midY)
            let (dx, dy) = (rect.width / 2 * Self.bend, rect.height / 2 * Self.bend)
            let (right, bottom) = (CGPoint(x: rect.maxX, y: y), CGPoint(x: x, y: rect.maxY))
            let (left, top) = (CGPoint(x: rect.minX, y: y), CGPoint(x: x, y: rect.minY))
            path.reserve(6)
            path.move(to: right)
            path.addCurve(
                to: bottom, control1: CGPoint(x: right.x, y: y + dy), control2: CGPoint(x: x + dx, y: bottom.y))
            path.addCurve(
                to: left, control1: CGPoint(x: x - dx, y: bottom.y), control2: CGPoint(x: left.x, y: y + dy))
            path.addCurve(to: top, control1: CGPoint(x: left.x, y: y - dy), control2: CGPoint(x: x - dx, y: top.y))
            path.addCurve(
                to: right, control1: CGPoint(x: x + dx, y: top.y), control2: CGPoint(x: right.x, y: y - dy))
            path.closeSubpath()
        }
    }

    /// Adds a rectangle with rounded corners.
    ///
    /// Corners larger than half of the shorter side are reduced to that, so that a large radius makes a capsule.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerSize: The width and height of the corners, in points.
    ///   - style: The form of the corners: parts of circles, or a smoother curve.
    ///   - transform: The transform to apply to the points.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let most = min(rect.width, rect.height) / 2
        let size = CGSize(width: min(max(cornerSize.width, 0), most), height: min(max(cornerSize.height, 0), most))
        guard size.width != 0 && size.height != 0 else { return addRect(rect, transform: transform) }
        addTransformed(by: transform) { path in
            path.addCorners(of: rect, [CGSize](repeating: size, count: 4), style: style)
        }
    }

    /// Reserves memory for all steps of an empty path: a growing path may take twice the memory. A path that already
    /// has steps grows by doubling, because more may follow.
    mutating func reserve(_ count: Int) {
        if elements.isEmpty { elements.reserveCapacity(count) }
    }

    /// Adds the steps that `body` adds, transformed.
    mutating func addTransformed(by transform: CGAffineTransform, _ body: (inout Path) -> Void) {
        guard !transform.isIdentity else { return body(&self) }
        var path = Path()
        body(&path)
        addPath(path, transform: transform)
    }

    /// The distance of the control points at which a cubic curve approximates a quarter circle best: 4/3·tan(π/8).
    private static let bend: CGFloat = 0.552_284_749_830_793_6
}

/// The shape of rounded corners.
public enum RoundedCornerStyle: Sendable {
    /// Quarters of a circle.
    case circular
    /// Rounded corners whose curvature changes gradually, from zero at the sides to that of a circle.
    case continuous
}
