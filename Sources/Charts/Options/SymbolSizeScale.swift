import SwiftUI

// The scale of symbol sizes, in square points, that points choose by data.

extension View {
    /// Sets the values of the scale and their areas, in the same order.
    ///
    /// - Parameters:
    ///   - domain: The values of the scale: a range, or categories in their order.
    ///   - range: The results of the scale, for instance colours, sizes or positions.
    ///   - type: The type of the scale, such as `.log`; nil for the values' default.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue == CGFloat {
        let (domain, range) = (domain._makeScaleDomain().domain, range._makeScaleRange())
        return chartOptions { options in
            options.symbolSize.domain = domain
            options.symbolSize.range = range.values
            options.symbolSize.gradient = range.gradient
            options.symbolSize.type = type
        }
    }

    /// Sets the values of the scale.
    ///
    /// - Parameters:
    ///   - domain: The values of the scale: a range, or categories in their order.
    ///   - type: The type of the scale, such as `.log`; nil for the values' default.
    nonisolated public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
        -> some View
    {
        let domain = domain._makeScaleDomain().domain
        return chartOptions { options in
            options.symbolSize.domain = domain
            options.symbolSize.type = type
        }
    }

    /// Sets the areas of values, in the order of the values.
    ///
    /// - Parameters:
    ///   - range: The results of the scale, for instance colours, sizes or positions.
    ///   - type: The type of the scale, such as `.log`; nil for the values' default.
    nonisolated public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
    where Range.VisualValue == CGFloat {
        let range = range._makeScaleRange()
        return chartOptions { options in
            options.symbolSize.range = range.values
            options.symbolSize.gradient = range.gradient
            options.symbolSize.type = type
        }
    }

    /// Sets the type of the scale.
    ///
    /// - Parameter type: The type of the scale, such as `.log`; nil for the values' default.
    nonisolated public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View {
        chartOptions { $0.symbolSize.type = type }
    }

    /// Maps values to areas.
    ///
    /// - Parameter mapping: The result for each category.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, CGFloat>
    ) -> some View {
        let domain = mapping.map(\.key.scaleValue)
        let range = mapping.map { $0.value }
        let values = Dictionary(zip(domain, range), uniquingKeysWith: { first, _ in first })
        return chartOptions { options in
            options.symbolSize.domain = .values(domain)
            options.symbolSize.range = range
            options.symbolSize.mapping = { values[$0] }
        }
    }

    /// Sets the values of the scale, and maps them by a function.
    ///
    /// - Parameters:
    ///   - domain: The values of the scale: a range, or categories in their order.
    ///   - mapping: Returns the result for a category.
    nonisolated public func chartSymbolSizeScale<Domain: Collection>(
        domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
    ) -> some View where Domain.Element: Plottable {
        let values = domain.map(\.scaleValue)
        return chartOptions { options in
            options.symbolSize.domain = .values(values)
            options.symbolSize.mapping = { value in Domain.Element(scaleValue: value).map { mapping($0) } }
        }
    }

    /// Maps values by a function.
    ///
    /// - Parameter mapping: Returns the result for a category.
    nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> CGFloat
    ) -> some View {
        chartOptions { options in
            options.symbolSize.mapping = { value in DataValue(scaleValue: value).map { mapping($0) } }
        }
    }
}
