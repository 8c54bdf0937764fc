import Foundation

/// A type whose values a chart can plot: numbers, dates, strings, and types that convert to one of them.
///
/// An enumeration with string raw values only needs the conformance:
///
/// ```swift
/// enum Weather: String, Plottable {
///     case sun, rain, snow
/// }
/// ```
public protocol Plottable {
    /// The type of number, date or string that represents the value.
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol

    /// The number, date or string that represents the value.
    var primitivePlottable: PrimitivePlottable { get }

    /// Makes the value of a primitive one; nil if no value has it.
    ///
    /// - Parameter primitivePlottable: The number, text or date that represents the value.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string: a value that scales understand.
public protocol PrimitivePlottableProtocol: Plottable where Self == Self.PrimitivePlottable {
    /// The conversion to and from the values of scales.
    static var _primitivePlottableKind: _PrimitivePlottableKind<Self> { get }
}

extension PrimitivePlottableProtocol {
    /// The value itself.
    public var primitivePlottable: Self { self }

    /// Makes the value itself.
    ///
    /// - Parameter primitivePlottable: The number, text or date that represents the value.
    public init?(primitivePlottable: Self.PrimitivePlottable) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, Self.RawValue == String {
    /// The raw value.
    public var primitivePlottable: String { rawValue }

    /// Makes the value of a raw value.
    ///
    /// - Parameter primitivePlottable: The number, text or date that represents the value.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

/// The conversion of a primitive plottable type to the values of scales, and back.
public struct _PrimitivePlottableKind<Value: PrimitivePlottableProtocol> {
    let scaleValue: (Value) -> ScaleValue
    let value: (ScaleValue) -> Value?
}

/// A value on a scale.
enum ScaleValue: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)

    /// The number, or a date's seconds since 2001; nil for categories.
    var number: Double? {
        switch self {
        case .number(let number): number
        case .date(let date): date.timeIntervalSinceReferenceDate
        case .category: nil
        }
    }
}

extension Plottable {
    /// The value on a scale.
    var scaleValue: ScaleValue { PrimitivePlottable._primitivePlottableKind.scaleValue(primitivePlottable) }

    /// Makes the value of a scale's one; nil if the scale has values of another kind.
    init?(scaleValue: ScaleValue) {
        guard let primitive = PrimitivePlottable._primitivePlottableKind.value(scaleValue) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

extension _PrimitivePlottableKind {
    /// Numbers with fractions.
    static func floatingPoint() -> Self where Value: BinaryFloatingPoint {
        Self(scaleValue: { .number(Double($0)) }, value: { $0.number.map { Value($0) } })
    }

    /// Whole numbers; a position between two of them is the nearer one.
    static func integer() -> Self where Value: FixedWidthInteger {
        Self(
            scaleValue: { .number(Double($0)) },
            value: { value in value.number.flatMap { Value(exactly: $0.rounded()) } })
    }
}

extension Double: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Double
    public static var _primitivePlottableKind: _PrimitivePlottableKind<Double> { .floatingPoint() }
}

extension Float: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Float
    public static var _primitivePlottableKind: _PrimitivePlottableKind<Float> { .floatingPoint() }
}

extension Float16: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Float16
    public static var _primitivePlottableKind: _PrimitivePlottableKind<Float16> { .floatingPoint() }
}

extension String: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = String
    public static var _primitivePlottableKind: _PrimitivePlottableKind<String> {
        _PrimitivePlottableKind(
            scaleValue: { .category($0) },
            value: { value in
                guard case .category(let category) = value else { return nil }
                return category
            })
    }
}

extension Date: Plottable, PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Date
    public static var _primitivePlottableKind: _PrimitivePlottableKind<Date> {
        _PrimitivePlottableKind(
            scaleValue: { .date($0) },
            value: { value in
                guard case .date(let date) = value else { return nil }
                return date
            })
    }
}

extension Decimal: Plottable {
    /// The nearest number of double precision.
    public var primitivePlottable: Double { NSDecimalNumber(decimal: self).doubleValue }

    /// Makes the decimal number from a `Double`.
    ///
    /// - Parameter primitivePlottable: The number, text or date that represents the value.
    public init?(primitivePlottable: Double) { self.init(primitivePlottable) }
}

extension Never: PrimitivePlottableProtocol {
    public typealias PrimitivePlottable = Never
    public static var _primitivePlottableKind: _PrimitivePlottableKind<Never> {
        _PrimitivePlottableKind(scaleValue: { (_: Never) -> ScaleValue in }, value: { _ in nil })
    }
}
