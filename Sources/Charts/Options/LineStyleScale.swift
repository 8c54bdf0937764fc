import SwiftUI

// The scale of strokes that lines choose by data.

extension View {
    /// Sets the values of the scale and their strokes, in the same order.
    ///
    /// - Parameters:
    ///   - domain: The values of the scale: a range, or categories in their order.
    ///   - range: The results of the scale, for instance colours, sizes or positions.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range
    ) -> some View where Range.VisualValue == StrokeStyle {
        let (domain, range) = (domain._makeScaleDomain().domain, range._makeScaleRange())
        return chartOptions { options in
            options.line.domain = domain
            options.line.range = range.values
            options.line.gradient = range.gradient
        }
    }

    /// Sets the values of the scale.
    ///
    /// - Parameter domain: The values of the scale: a range, or categories in their order.
    nonisolated public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
        let domain = domain._makeScaleDomain().domain
        return chartOptions { options in
            options.line.domain = domain
        }
    }

    /// Sets the strokes of values, in the order of the values.
    ///
    /// - Parameter range: The results of the scale, for instance colours, sizes or positions.
    nonisolated public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
    where Range.VisualValue == StrokeStyle {
        let range = range._makeScaleRange()
        return chartOptions { options in
            options.line.range = range.values
            options.line.gradient = range.gradient
        }
    }

    /// Maps values to strokes.
    ///
    /// - Parameter mapping: The result for each category.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        _ mapping: KeyValuePairs<DataValue, StrokeStyle>
    ) -> some View {
        let domain = mapping.map(\.key.scaleValue)
        let range = mapping.map { $0.value }
        let values = Dictionary(zip(domain, range), uniquingKeysWith: { first, _ in first })
        return chartOptions { options in
            options.line.domain = .values(domain)
            options.line.range = range
            options.line.mapping = { values[$0] }
        }
    }

    /// Sets the values of the scale, and maps them by a function.
    ///
    /// - Parameters:
    ///   - domain: The values of the scale: a range, or categories in their order.
    ///   - mapping: Returns the result for a category.
    nonisolated public func chartLineStyleScale<Domain: Collection>(
        domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
    ) -> some View where Domain.Element: Plottable {
        let values = domain.map(\.scaleValue)
        return chartOptions { options in
            options.line.domain = .values(values)
            options.line.mapping = { value in Domain.Element(scaleValue: value).map { mapping($0) } }
        }
    }

    /// Maps values by a function.
    ///
    /// - Parameter mapping: Returns the result for a category.
    nonisolated public func chartLineStyleScale<DataValue: Plottable>(
        mapping: @escaping (DataValue) -> StrokeStyle
    ) -> some View {
        chartOptions { options in
            options.line.mapping = { value in DataValue(scaleValue: value).map { mapping($0) } }
        }
    }
}
