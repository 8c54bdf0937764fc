import SwiftUI

// The scales of the axes. A domain is a range, an array, or automatic; a range is in points of the plot.

extension View {
    /// Sets some properties of an axis's scale, and keeps the others.
    nonisolated private func positionScale(
        _ axis: WritableKeyPath<ChartOptions, AxisOptions>, domain: ScaleDomainValues? = nil,
        range: _ScaleRangeOutputs<CGFloat>? = nil, type: ScaleType?
    ) -> some View {
        chartOptions { options in
            options[keyPath: axis].domain = domain ?? options[keyPath: axis].domain
            options[keyPath: axis].range = range ?? options[keyPath: axis].range
            options[keyPath: axis].type = type ?? options[keyPath: axis].type
        }
    }

    /// Sets the domain, the range and the type of the x scale.
    ///
    /// - Parameters:
    ///   - domain: The values of the scale: a range, or categories in their order.
    ///   - range: The results of the scale, for instance colours, sizes or positions.
    ///   - type: The type of the scale, such as `.log`; nil for the values' default.
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        positionScale(\.x, domain: domain._makeScaleDomain().domain, range: range._makeScaleRange(), type: type)
    }

    /// Sets the domain and the type of the x scale.
    ///
    /// - Parameters:
    ///   - domain: The values of the scale: a range, or categories in their order.
    ///   - type: The type of the scale, such as `.log`; nil for the values' default.
    nonisolated public func chartXScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View { positionScale(\.x, domain: domain._makeScaleDomain().domain, type: type) }

    /// Sets the range and the type of the x scale.
    ///
    /// - Parameters:
    ///   - range: The results of the scale, for instance colours, sizes or positions.
    ///   - type: The type of the scale, such as `.log`; nil for the values' default.
    nonisolated public func chartXScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View { positionScale(\.x, range: range._makeScaleRange(), type: type) }

    /// Sets the type of the x scale.
    ///
    /// - Parameter type: The type of the scale, such as `.log`; nil for the values' default.
    nonisolated public func chartXScale(type: ScaleType? = nil) -> some View { positionScale(\.x, type: type) }

    /// Sets the domain, the range and the type of the y scale.
    ///
    /// - Parameters:
    ///   - domain: The values of the scale: a range, or categories in their order.
    ///   - range: The results of the scale, for instance colours, sizes or positions.
    ///   - type: The type of the scale, such as `.log`; nil for the values' default.
    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        positionScale(\.y, domain: domain._makeScaleDomain().domain, range: range._makeScaleRange(), type: type)
    }

    /// Sets the domain and the type of the y scale.
    ///
    /// - Parameters:
    ///   - domain: The values of the scale: a range, or categories in their order.
    ///   - type: The type of the scale, such as `.log`; nil for the values' default.
    nonisolated public func chartYScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View { positionScale(\.y, domain: domain._makeScaleDomain().domain, type: type) }

    /// Sets the range and the type of the y scale.
    ///
    /// - Parameters:
    ///   - range: The results of the scale, for instance colours, sizes or positions.
    ///   - type: The type of the scale, such as `.log`; nil for the values' default.
    nonisolated public func chartYScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View { positionScale(\.y, range: range._makeScaleRange(), type: type) }

    /// Sets the type of the y scale.
    ///
    /// - Parameter type: The type of the scale, such as `.log`; nil for the values' default.
    nonisolated public func chartYScale(type: ScaleType? = nil) -> some View { positionScale(\.y, type: type) }
}
