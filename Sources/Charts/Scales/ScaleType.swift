import Foundation

/// The type of a scale: how values are mapped to positions.
public struct ScaleType: Sendable {
    enum Kind: Equatable, Sendable {
        case linear
        case log
        case power(exponent: Double)
        case symmetricLog(slopeAtZero: Double)
        case date
        case category
    }

    let kind: Kind

    /// Numbers at equal distances.
    public static var linear: ScaleType { ScaleType(kind: .linear) }

    /// Numbers above zero by their logarithms.
    public static var log: ScaleType { ScaleType(kind: .log) }

    /// Dates.
    public static var date: ScaleType { ScaleType(kind: .date) }

    /// Categories, each with its own band.
    public static var category: ScaleType { ScaleType(kind: .category) }

    /// Powers of numbers, mirrored for negative ones.
    ///
    /// - Parameter exponent: The exponent; 1 is linear, 0.5 is the square root.
    public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent: exponent)) }

    /// Numbers by their square roots.
    public static var squareRoot: ScaleType { power(exponent: 0.5) }

    /// Numbers by their logarithms away from zero, and linear around it.
    ///
    /// - Parameter slopeAtZero: The slope at zero: with greater ones the linear part is smaller.
    public static func symmetricLog(slopeAtZero: Double) -> ScaleType {
        ScaleType(kind: .symmetricLog(slopeAtZero: slopeAtZero))
    }

    /// Numbers by their logarithms away from zero, and linear around it.
    public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
}

extension ScaleType.Kind {
    /// Returns the number that grows evenly along the scale.
    func transform(_ number: Double) -> Double {
        switch self {
        case .log: Foundation.log(max(number, .leastNormalMagnitude))
        case .power(let exponent): number < 0 ? -pow(-number, exponent) : pow(number, exponent)
        case .symmetricLog(let slope): (number < 0 ? -1 : 1) * log1p(abs(number) * slope)
        case .linear, .date, .category: number
        }
    }

    /// Returns the number of a transformed one.
    func inverse(_ number: Double) -> Double {
        switch self {
        case .log: exp(number)
        case .power(let exponent): number < 0 ? -pow(-number, 1 / exponent) : pow(number, 1 / exponent)
        case .symmetricLog(let slope): (number < 0 ? -1 : 1) * expm1(abs(number)) / slope
        case .linear, .date, .category: number
        }
    }
}
