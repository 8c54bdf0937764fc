import Foundation

/// The kinds of a path's elements, under the names that they have in Core Graphics.
public enum CGPathElementType: Int32, Sendable {
    /// The beginning of a new part, with one point.
    case moveToPoint = 0
    /// A straight line, with one point: its end.
    case addLineToPoint = 1
    /// A quadratic Bézier curve, with two points: its control point and its end.
    case addQuadCurveToPoint = 2
    /// A cubic Bézier curve, with three points: its control points and its end.
    case addCurveToPoint = 3
    /// A line back to where the part started, without points.
    case closeSubpath = 4
}

/// An element of a path: a step of its pen.
public struct CGPathElement {
    /// The kind of the element, which determines the number of points.
    public var type: CGPathElementType

    /// The points of the element, in the coordinates of the path. Valid only while the function runs that receives the
    /// element.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Makes an element with points in memory of the caller's.
    ///
    /// - Parameters:
    ///   - type: The kind of the element, which says how many points it has.
    ///   - points: The points; the memory must exist as long as the element is used.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

/// The function that ``CGPath/apply(info:function:)`` calls with each element.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls a closure with each element, in their order.
    ///
    /// ```swift
    /// path.applyWithBlock { element in
    ///     if element.pointee.type == .addLineToPoint { ends.append(element.pointee.points[0]) }
    /// }
    /// ```
    ///
    /// - Parameter block: Called for each element.
    public final func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        // The most points that an element has.
        let points = UnsafeMutablePointer<CGPoint>.allocate(capacity: 3)
        points.initialize(repeating: .zero, count: 3)
        defer { points.deallocate() }
        Path(self).forEach { element in
            var part = CGPathElement(type: element.type, points: points)
            for (index, point) in element.points.enumerated() { points[index] = point }
            withUnsafePointer(to: &part, block)
        }
    }

    /// Calls a function with each element, in their order.
    ///
    /// - Parameter info: The pointer that the function receives with each element.
    public final func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

extension Path.Element {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .closeSubpath: .closeSubpath
        }
    }

    /// The points in the order of Core Graphics, which has control points before the end.
    fileprivate var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .closeSubpath: []
        }
    }
}
