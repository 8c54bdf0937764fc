import SwiftUI

/// The width or height of a mark, or the radius of a sector.
public struct MarkDimension: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, CustomStringConvertible, Sendable {
    enum Kind: Equatable, Sendable {
        case automatic
        case fixed(CGFloat)
        case ratio(CGFloat)
        case inset(CGFloat)
    }

    let kind: Kind

    /// The dimension that suits the mark.
    public static var automatic: MarkDimension { MarkDimension(kind: .automatic) }

    /// A fraction of the value's band.
    ///
    /// - Parameter value: The share of the space, from 0 to 1.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }

    /// The band of the value without a number of points at both ends.
    ///
    /// - Parameter value: The length, in points.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

    /// A number of points.
    ///
    /// - Parameter value: The length, in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }

    private init(kind: Kind) { self.kind = kind }

    /// A number of points.
    ///
    /// - Parameter value: The length, in points.
    nonisolated public init(floatLiteral value: Double) { self = .fixed(value) }

    /// A number of points.
    ///
    /// - Parameter value: The length, in points.
    nonisolated public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    /// The name of the rule, with its number.
    public var description: String { "\(kind)" }
}

/// The stacking of bars and areas at one position.
public struct MarkStackingMethod: Equatable, CustomStringConvertible, Sendable {
    enum Kind: Equatable, Sendable { case standard, normalized, center, unstacked }

    let kind: Kind

    /// Marks start where the previous ones end, from zero: positive ones upward, negative ones downward.
    public static var standard: MarkStackingMethod { MarkStackingMethod(kind: .standard) }

    /// Like standard, with a total length of 1 at each position.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(kind: .normalized) }

    /// Like standard, centered on zero at each position.
    public static var center: MarkStackingMethod { MarkStackingMethod(kind: .center) }

    /// Every mark starts at zero.
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(kind: .unstacked) }

    /// The name of the method.
    public var description: String { "\(kind)" }
}

/// The interpolation of lines and areas between their points.
public struct InterpolationMethod: CustomStringConvertible, Sendable {
    enum Kind: Equatable, Sendable {
        case linear
        case cardinal(tension: CGFloat)
        case catmullRom(alpha: CGFloat)
        case monotone
        case step(transition: CGFloat)
    }

    let kind: Kind

    /// Straight lines.
    public static var linear: InterpolationMethod { InterpolationMethod(kind: .linear) }

    /// A cardinal spline.
    public static var cardinal: InterpolationMethod { cardinal(tension: 0) }

    /// A cardinal spline; with tension 1 it has straight lines.
    ///
    /// - Parameter tension: The tension of the curve, from 0 to 1.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .cardinal(tension: tension))
    }

    /// A centripetal Catmull-Rom spline.
    public static var catmullRom: InterpolationMethod { catmullRom(alpha: 0.5) }

    /// A Catmull-Rom spline: uniform with alpha 0, centripetal with 0.5, chordal with 1.
    ///
    /// - Parameter alpha: The parameter of the curve: 0 for uniform, 0.5 for centripetal, 1 for chordal.
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(kind: .catmullRom(alpha: alpha))
    }

    /// A cubic spline that rises and falls only where the values do.
    public static var monotone: InterpolationMethod { InterpolationMethod(kind: .monotone) }

    /// Steps at the start of each segment.
    public static var stepStart: InterpolationMethod { InterpolationMethod(kind: .step(transition: 0)) }

    /// Steps that change in the middle between two points.
    public static var stepCenter: InterpolationMethod { InterpolationMethod(kind: .step(transition: 0.5)) }

    /// Steps that change at the next point.
    public static var stepEnd: InterpolationMethod { InterpolationMethod(kind: .step(transition: 1)) }

    /// The name of the method.
    public var description: String { "\(kind)" }
}
