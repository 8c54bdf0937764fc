import Foundation

/// An immutable path as an object, under the name that it has in Core Graphics; ``CGMutablePath`` can be changed.
public class CGPath {
    /// The path's lines.
    fileprivate(set) final var path: Path

    /// Makes an object of a path value.
    ///
    /// - Parameter path: The path.
    public init(_ path: Path) { self.path = path }

    /// Makes a path of a rectangle.
    ///
    /// - Parameter transform: A transform of the path; nil for none.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform?.pointee ?? .identity))
    }

    /// Makes a path of an ellipse that fills a rectangle.
    ///
    /// - Parameter transform: A transform of the path; nil for none.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// Makes a path of a rectangle whose corners are quarters of ellipses.
    ///
    /// - Parameter transform: A transform of the path; nil for none.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        let path = Path(roundedRect: rect, cornerSize: corner, style: .circular)
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    /// True if the path has no lines.
    public final var isEmpty: Bool { path.isEmpty }

    /// The point where the next line would start; zero if the path is empty.
    public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle that contains the path's lines.
    public final var boundingBoxOfPath: CGRect { path.boundingRect }

    /// Returns a copy that can be changed. Never nil.
    public final func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// Returns an immutable copy. Never nil.
    public final func copy() -> CGPath? { CGPath(path) }
}

extension CGPath: Hashable {
    /// Returns true if both paths have equal lines.
    public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

    /// Hashes the lines.
    public final func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path that can be extended.
///
/// ```swift
/// let path = CGMutablePath()
/// path.move(to: .zero)
/// path.addLine(to: CGPoint(x: 10, y: 10))
/// ```
public final class CGMutablePath: CGPath {
    /// Makes an empty path.
    public convenience init() { self.init(Path()) }

    /// Starts a new line at a point.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - transform: The transform to apply to the points.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// Adds a straight line to a point.
    ///
    /// - Parameters:
    ///   - point: The point.
    ///   - transform: The transform to apply to the points.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    /// Adds straight lines through points; the first point starts a new subpath.
    ///
    /// - Parameters:
    ///   - points: The points.
    ///   - transform: The transform to apply to the points.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }

    /// Adds a curve with one control point.
    ///
    /// - Parameters:
    ///   - end: The end point of the curve.
    ///   - control: The control point.
    ///   - transform: The transform to apply to the points.
    public func addQuadCurve(
        to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a curve with two control points.
    ///
    /// - Parameters:
    ///   - end: The end point of the curve.
    ///   - control1: The first control point: the curve leaves the current point in its direction.
    ///   - control2: The second control point: the curve arrives at `end` from its direction.
    ///   - transform: The transform to apply to the points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    /// Adds an arc of a circle between two angles in radians.
    ///
    /// - Parameter clockwise: The direction in coordinates whose y axis points up: to the eye, true is anticlockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle),
            endAngle: .radians(endAngle),
            clockwise: clockwise, transform: transform)
    }

    /// Adds an arc of a circle that touches two lines.
    ///
    /// The lines lead from the current point to a corner, and from there to another point.
    ///
    /// - Parameters:
    ///   - tangent1End: The end of the first tangent.
    ///   - tangent2End: The end of the second tangent.
    ///   - radius: The radius, in points.
    ///   - transform: The transform to apply to the points.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - transform: The transform to apply to the points.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }

    /// Adds an ellipse that fills a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - transform: The transform to apply to the points.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }

    /// Adds a rectangle whose corners are quarters of ellipses.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerWidth: The width of the corners, in points.
    ///   - cornerHeight: The height of the corners, in points.
    ///   - transform: The transform to apply to the points.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let corner = CGSize(width: cornerWidth, height: cornerHeight)
        path.addRoundedRect(in: rect, cornerSize: corner, style: .circular, transform: transform)
    }

    /// Adds all of another path.
    ///
    /// - Parameters:
    ///   - other: The other path.
    ///   - transform: The transform to apply to the points.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.addPath(other.path, transform: transform)
    }

    /// Closes the current line.
    public func closeSubpath() { path.closeSubpath() }
}

extension Path {
    /// Makes a path value of an object.
    ///
    /// - Parameter path: The path.
    public init(_ path: CGPath) { self = path.path }

    /// The path as an object.
    public var cgPath: CGPath { CGPath(self) }
}
