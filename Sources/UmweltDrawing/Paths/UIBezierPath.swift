import Foundation

/// A set of a rectangle's corners, under the name that it has in UIKit.
public struct UIRectCorner: OptionSet, Sendable {
    /// The corners as bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = UIRectCorner(rawValue: 1)

    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)

    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)

    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)

    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path as an object, under the name that it has in UIKit, mostly for shapes.
///
/// ```swift
/// func path(in rect: CGRect) -> Path {
///     let corners = CGSize(width: 8, height: 8)
///     return Path(UIBezierPath(roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: corners).cgPath)
/// }
/// ```
public final class UIBezierPath {
    private var path: Path

    /// The width of the outline in points.
    public var lineWidth: CGFloat = 1

    /// The shape of the ends of the outline.
    public var lineCapStyle = CGLineCap.butt

    /// The shape of the corners of the outline.
    public var lineJoinStyle = CGLineJoin.miter

    /// The length from which on corners are cut, as a factor of the outline's width.
    public var miterLimit: CGFloat = 10

    /// True if areas that lines surround twice are outside.
    public var usesEvenOddFillRule = false

    /// Makes an empty path.
    public init() { path = Path() }

    /// Makes a path of a Core Graphics path.
    ///
    /// - Parameter cgPath: The path, which is copied.
    public init(cgPath: CGPath) { path = Path(cgPath) }

    /// Makes a path of a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    public init(rect: CGRect) { path = Path(rect) }

    /// Makes a path of an ellipse that fills a rectangle.
    ///
    /// - Parameter rect: The rectangle, in points.
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

    /// Makes a path of a rectangle with rounded corners.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - cornerRadius: The radius of the corners, in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular)
    }

    /// Makes a path of a rectangle with some rounded corners, whose radius is the width of `cornerRadii`.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - corners: The rounded corners.
    ///   - cornerRadii: The radii of the corners, in points.
    public init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        func radius(_ corner: UIRectCorner) -> CGFloat {
            corners.contains(corner) ? cornerRadii.width : 0
        }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
            bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight))
        path = Path(roundedRect: rect, cornerRadii: radii, style: .circular)
    }

    /// Makes a path of an arc of a circle between two angles in radians.
    ///
    /// - Parameter clockwise: True for an arc that runs clockwise on the screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// The path as a Core Graphics path.
    public var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    /// True if the path has no lines.
    public var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle that contains the path's lines.
    public var bounds: CGRect { path.boundingRect }

    /// The point where the next line would start; zero if the path is empty.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Starts a new line at a point.
    ///
    /// - Parameter point: The start of the new subpath, in points.
    public func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line to a point.
    ///
    /// - Parameter point: The end of the line, in points.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a curve with two control points.
    ///
    /// - Parameters:
    ///   - endPoint: The end point of the curve.
    ///   - controlPoint1: The first control point: the curve leaves the current point in its direction.
    ///   - controlPoint2: The second control point: the curve arrives at the end in its direction.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a curve with one control point.
    ///
    /// - Parameters:
    ///   - endPoint: The end point of the curve.
    ///   - controlPoint: The control point.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds an arc of a circle between two angles in radians.
    ///
    /// - Parameter clockwise: True for an arc that runs clockwise on the screen.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        // UIKit means clockwise to the eye, with a vertical axis that points down; paths mean an axis that points up.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle),
            endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }

    /// Closes the current line.
    public func close() { path.closeSubpath() }

    /// Adds all of another path.
    ///
    /// - Parameter bezierPath: The path, whose lines and curves are added.
    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Transforms the path.
    ///
    /// - Parameter transform: The transform to apply to the points.
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    /// Removes all lines.
    public func removeAllPoints() { path = Path() }

    /// Returns true if a point is inside of the filled path.
    ///
    /// - Parameter point: The point, in points.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}
