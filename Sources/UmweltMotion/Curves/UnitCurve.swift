import Foundation
import UmweltDrawing

/// An easing curve from (0, 0) to (1, 1): it maps the elapsed share of the time to the share of the change.
///
/// ```swift
/// UnitCurve.easeIn.value(at: 0.5)  // 0.32
/// ```
public struct UnitCurve: Hashable, Sendable {
    private enum Shape: Hashable, Sendable {
        case linear, circularEaseIn, circularEaseOut, circularEaseInOut
        /// The mirror image of `circularEaseInOut`: fast, slow in the middle, fast.
        case circularEaseOutIn
        case bezier(UnitPoint, UnitPoint)
    }

    private let shape: Shape

    private init(_ shape: Shape) { self.shape = shape }

    /// Makes a Bézier curve.
    ///
    /// - Parameters:
    ///   - startControlPoint: The point towards which the curve starts from (0, 0).
    ///   - endControlPoint: The control point from whose direction the curve reaches (1, 1).
    ///
    /// The points' x is limited to 0…1 when the curve is evaluated; their y is not.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(.bezier(startControlPoint.limited(else: 0), endControlPoint.limited(else: 1)))
    }

    /// Returns the curve's y at an x.
    ///
    /// - Parameter progress: The x, which is limited to 0…1.
    public func value(at progress: Double) -> Double {
        let x = Self.limited(progress)
        switch shape {
        case .linear: return x
        case .circularEaseIn: return 1 - (1 - x * x).squareRoot()
        case .circularEaseOut: return (x * (2 - x)).squareRoot()
        case .circularEaseInOut:
            return x < 0.5
                ? (1 - (1 - 4 * x * x).squareRoot()) / 2
                : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
        case .circularEaseOutIn:
            let height = (x * (1 - x)).squareRoot()
            return x < 0.5 ? height : 1 - height
        case .bezier(let start, let end): return UnitBezier(start, end).y(at: x)
        }
    }

    /// Returns the slope of the curve at an x.
    ///
    /// At vertical points it is the slope a little further inside, so that it is always finite.
    ///
    /// - Parameter progress: The x, which is limited to 0…1.
    public func velocity(at progress: Double) -> Double {
        let x = Self.limited(progress)
        switch shape {
        case .linear: return 1
        case .circularEaseIn: return Self.circularSlope(x)
        case .circularEaseOut: return Self.circularSlope(1 - x)
        case .circularEaseInOut: return Self.circularSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
        case .circularEaseOutIn: return Self.circularSlope(x < 0.5 ? 1 - 2 * x : 2 * x - 1)
        case .bezier(let start, let end): return UnitBezier(start, end).slope(at: x)
        }
    }

    /// The inverse curve, with x and y swapped.
    public var inverse: UnitCurve {
        switch shape {
        case .linear: self
        case .circularEaseIn: .circularEaseOut
        case .circularEaseOut: .circularEaseIn
        case .circularEaseInOut: UnitCurve(.circularEaseOutIn)
        case .circularEaseOutIn: .circularEaseInOut
        case .bezier(let start, let end):
            UnitCurve(.bezier(UnitPoint(x: start.y, y: start.x), UnitPoint(x: end.y, y: end.x)))
        }
    }

    private static func limited(_ progress: Double) -> Double { progress > 0 ? min(progress, 1) : 0 }

    // The slope of the unit circle's fourth quadrant, up to where it is steep.
    private static func circularSlope(_ x: Double) -> Double {
        // A slope of some 700, a guess: no animation lasts long enough for more to be seen.
        let x = min(x, 0.999_999)
        return x / (1 - x * x).squareRoot()
    }
}

extension UnitCurve {
    /// The straight line.
    public static let linear = UnitCurve(.linear)

    /// A curve that starts slowly: control points (0.42, 0) and (1, 1).
    public static let easeIn = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 1, y: 1))

    /// A curve that ends slowly: control points (0, 0) and (0.58, 1).
    public static let easeOut = bezier(
        startControlPoint: UnitPoint(x: 0, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

    /// A curve that starts and ends slowly: control points (0.42, 0) and (0.58, 1).
    public static let easeInOut = bezier(
        startControlPoint: UnitPoint(x: 0.42, y: 0), endControlPoint: UnitPoint(x: 0.58, y: 1))

    /// A curve that starts and ends slowly.
    @available(*, deprecated, message: "Use easeInOut instead")
    public static let easeInEaseOut = easeInOut

    /// A quarter of a circle that starts slowly.
    public static let circularEaseIn = UnitCurve(.circularEaseIn)

    /// A quarter of a circle that ends slowly.
    public static let circularEaseOut = UnitCurve(.circularEaseOut)

    /// Two quarters of circles, which start and end slowly.
    public static let circularEaseInOut = UnitCurve(.circularEaseInOut)
}

extension UnitCurve {
    /// The factors of a Bézier curve's polynomials, as SwiftUI describes them; nil for other curves.
    package var polynomial: String? {
        let points: (start: UnitPoint, end: UnitPoint)
        switch shape {
        case .linear: points = (.zero, UnitPoint(x: 1, y: 1))
        case .bezier(let start, let end): points = (start, end)
        default: return nil
        }
        func factors(_ start: CGFloat, _ end: CGFloat) -> (a: Double, b: Double, c: Double) {
            let c = 3 * Double(start)
            let b = 3 * Double(end - start) - c
            return (1 - c - b, b, c)
        }
        let x = factors(points.start.x, points.end.x)
        let y = factors(points.start.y, points.end.y)
        return "SwiftUI.UnitCurve.CubicSolver(ax: \(x.a), bx: \(x.b), cx: \(x.c), ay: \(y.a), by: \(y.b), cy: \(y.c))"
    }
}

extension UnitPoint {
    /// Returns the point with NaN coordinates replaced by a number, and too large ones reduced, so that calculations do
    /// not overflow.
    fileprivate func limited(else number: CGFloat) -> UnitPoint {
        UnitPoint(x: x.isNaN ? number : min(max(x, -1e9), 1e9), y: y.isNaN ? number : min(max(y, -1e9), 1e9))
    }
}
