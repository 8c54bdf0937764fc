import Foundation

/// Corners of a rectangle, as source for Apple's UIKit names them.
public struct UIRectCorner: OptionSet, Sendable {
    /// The corners as bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The one at the top left.
    public static let topLeft = UIRectCorner(rawValue: 1)

    /// The one at the top right.
    public static let topRight = UIRectCorner(rawValue: 2)

    /// The one at the bottom left.
    public static let bottomLeft = UIRectCorner(rawValue: 4)

    /// The one at the bottom right.
    public static let bottomRight = UIRectCorner(rawValue: 8)

    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}

/// A path as source for Apple's UIKit makes it, mostly for shapes.
///
/// ```swift
/// func path(in rect: CGRect) -> Path {
///     let corners = CGSize(width: 8, height: 8)
///     return Path(UIBezierPath(roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: corners).cgPath)
/// }
/// ```
public final class UIBezierPath {
    private var path: Path

    /// Makes a path without lines.
    public init() { path = Path() }

    /// Makes a path of CoreGraphics' kind.
    public init(cgPath: CGPath) { path = Path(cgPath) }

    /// Makes a rectangle.
    public init(rect: CGRect) { path = Path(rect) }

    /// Makes an ellipse that fills a rectangle.
    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

    /// Makes a rectangle with round corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular)
    }

    /// Makes a rectangle with some round corners, whose radius is the width of `cornerRadii`.
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

    /// Makes a part of a circle, its angles in radians.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// The path as CoreGraphics has it.
    public var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    /// Whether there is nothing in the path.
    public var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around the path's lines.
    public var bounds: CGRect { path.boundingRect }

    /// Where the next line would start; zero if there is no such place.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Starts a new line.
    public func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a line.
    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a curve with two control points.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a part of a circle, its angles in radians.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        // UIKit means the screen, where the vertical axis goes down; paths mean an axis that goes up.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle),
            endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }

    /// Closes the line that was added to last.
    public func close() { path.closeSubpath() }

    /// Adds all of another path.
    public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

    /// Moves, turns or scales the path.
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    /// Takes all lines away.
    public func removeAllPoints() { path = Path() }

    /// Whether a point is inside of the path.
    public func contains(_ point: CGPoint) -> Bool { path.contains(point) }
}
