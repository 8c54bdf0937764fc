import SwiftUI

// The scale of symbols that points choose by data.

extension View {
    /// Sets the values of the scale and their symbols, in the same order.
    ///
    /// - Parameters:
    ///   - domain: The values of the scale: a range, or categories in their order.
    ///   - range: The results of the scale, for instance colours, sizes or positions.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue: ChartSymbolShape {
        let (domain, range) = (domain._makeScaleDomain().domain, range._makeScaleRange())
        return chartOptions { options in
            options.symbol.domain = domain
            options.symbol.range = range.values.map { AnyChartSymbolShape($0) }
            options.symbol.gradient = range.gradient
        }
    }

    /// Sets the values of the scale.
    ///
    /// - Parameter domain: The values of the scale: a range, or categories in their order.
    nonisolated public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        let domain = domain._makeScaleDomain().domain
        return chartOptions { options in
            options.symbol.domain = domain
        }
    }

    /// Sets the symbols of values, in the order of the values.
    ///
    /// - Parameter range: The results of the scale, for instance colours, sizes or positions.
    nonisolated public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue: ChartSymbolShape {
        let range = range._makeScaleRange()
        return chartOptions { options in
            options.symbol.range = range.values.map { AnyChartSymbolShape($0) }
            options.symbol.gradient = range.gradient
        }
    }

    /// Maps values to symbols.
    ///
    /// - Parameter mapping: The result for each category.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let domain = mapping.map(\.key.scaleValue)
        let range = mapping.map { AnyChartSymbolShape($0.value) }
        let values = Dictionary(zip(domain, range), uniquingKeysWith: { first, _ in first })
        return chartOptions { options in
            options.symbol.domain = .values(domain)
            options.symbol.range = range
            options.symbol.mapping = { values[$0] }
        }
    }

    /// Sets the values of the scale, and maps them by a function.
    ///
    /// - Parameters:
    ///   - domain: The values of the scale: a range, or categories in their order.
    ///   - mapping: Returns the result for a category.
    nonisolated public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        let values = domain.map(\.scaleValue)
        return chartOptions { options in
            options.symbol.domain = .values(values)
            options.symbol.mapping = { value in
                Domain.Element(scaleValue: value).map { AnyChartSymbolShape(mapping($0)) }
            }
        }
    }

    /// Maps values by a function.
    ///
    /// - Parameter mapping: Returns the result for a category.
    nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartOptions { options in
            options.symbol.mapping = { value in DataValue(scaleValue: value).map { AnyChartSymbolShape(mapping($0)) } }
        }
    }

    /// Sets the values of the scale, and the symbol for each.
    ///
    /// - Parameters:
    ///   - domain: The values of the scale: a range, or categories in their order.
    ///   - range: The symbols, one for each category.
    @_disfavoredOverload nonisolated public func chartSymbolScale<Domain: ScaleDomain>(
        domain: Domain, range: [any ChartSymbolShape]
    ) -> some View { chartSymbolScale(domain: domain, range: range.map { AnyChartSymbolShape($0) }) }

    /// Sets the symbols of values, in the order of the values.
    ///
    /// - Parameter range: The symbols, one for each category.
    @_disfavoredOverload nonisolated public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
        chartSymbolScale(range: range.map { AnyChartSymbolShape($0) })
    }

    /// Sets the symbols of the listed values.
    ///
    /// - Parameter mapping: The result for each category.
    @_disfavoredOverload nonisolated public func chartSymbolScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
    ) -> some View {
        chartSymbolScale(domain: mapping.map(\.key), range: mapping.map { AnyChartSymbolShape($0.value) })
    }
}
