import Foundation

/// The values that a scale shows.
///
/// Ranges and arrays of plottable values are domains; ``ScaleDomain/automatic`` is derived from the data.
public protocol ScaleDomain {
    /// Describes the domain for a chart.
    func _makeScaleDomain() -> _ScaleDomainOutputs
}

/// A scale's domain as charts use it.
public struct _ScaleDomainOutputs {
    let domain: ScaleDomainValues
}

/// A fixed domain, or rules for deriving one from the data.
enum ScaleDomainValues {
    case automatic(includesZero: Bool?, isReversed: Bool?, modify: (([ScaleValue]) -> [ScaleValue])?)
    case values([ScaleValue])
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    /// Returns the domain from the lower to the upper bound.
    public func _makeScaleDomain() -> _ScaleDomainOutputs {
        _ScaleDomainOutputs(domain: .values([lowerBound.scaleValue, upperBound.scaleValue]))
    }
}

extension Array: ScaleDomain where Element: Plottable {
    /// The categories in order, or the first and last numbers.
    public func _makeScaleDomain() -> _ScaleDomainOutputs {
        _ScaleDomainOutputs(domain: .values(map(\.scaleValue)))
    }
}

extension ArraySlice: ScaleDomain where Element: Plottable {
    /// The categories in order, or the first and last numbers.
    public func _makeScaleDomain() -> _ScaleDomainOutputs { Array(self)._makeScaleDomain() }
}

/// The domain that follows from the data: numbers include zero, and end at round ones.
public struct AutomaticScaleDomain: ScaleDomain {
    let domain: ScaleDomainValues

    /// The rules for the domain.
    public func _makeScaleDomain() -> _ScaleDomainOutputs { _ScaleDomainOutputs(domain: domain) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The domain that follows from the data: numbers include zero, and end at round ones.
    public static var automatic: AutomaticScaleDomain { automatic() }

    /// The domain that follows from the data.
    ///
    /// - Parameters:
    ///   - includesZero: If false, numbers need not include zero; nil for true.
    ///   - reversed: If true, the scale is reversed.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(domain: .automatic(includesZero: includesZero, isReversed: reversed, modify: nil))
    }

    /// The domain that follows from the data, with changes.
    ///
    /// - Parameters:
    ///   - includesZero: If false, numbers need not include zero; nil for true.
    ///   - reversed: If true, the scale is reversed.
    ///   - dataType: The type of the values.
    ///   - modifyInferredDomain: Changes the values: the ends of numbers and dates, or the categories.
    public static func automatic<DataValue: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
        modifyInferredDomain: @escaping (inout [DataValue]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            domain: .automatic(includesZero: includesZero, isReversed: reversed) { inferred in
                var values = inferred.compactMap { DataValue(scaleValue: $0) }
                modifyInferredDomain(&values)
                return values.map(\.scaleValue)
            })
    }
}
