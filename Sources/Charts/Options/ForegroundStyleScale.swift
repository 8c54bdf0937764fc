import SwiftUI

// The scale of styles that marks choose by data.

extension View {
    /// Sets the values of the scale and their styles, in the same order.
    ///
    /// - Parameters:
    ///   - domain: The values of the scale: a range, or categories in their order.
    ///   - range: The results of the scale, for instance colours, sizes or positions.
    ///   - type: The type of the scale, such as `.log`; nil for the values' default.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View where Range.VisualValue: ShapeStyle {
        let (domain, range) = (domain._makeScaleDomain().domain, range._makeScaleRange())
        return chartOptions { options in
            options.foreground.domain = domain
            options.foreground.range = range.values.map { AnyShapeStyle($0) }
            options.foreground.gradient = range.colorGradient
            options.foreground.type = type
        }
    }

    /// Sets the values of the scale.
    ///
    /// - Parameters:
    ///   - domain: The values of the scale: a range, or categories in their order.
    ///   - type: The type of the scale, such as `.log`; nil for the values' default.
    nonisolated public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil)
        -> some View
    {
        let domain = domain._makeScaleDomain().domain
        return chartOptions { options in
            options.foreground.domain = domain
            options.foreground.type = type
        }
    }

    /// Sets the styles of values, in the order of the values.
    ///
    /// - Parameters:
    ///   - range: The results of the scale, for instance colours, sizes or positions.
    ///   - type: The type of the scale, such as `.log`; nil for the values' default.
    nonisolated public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil)
        -> some View
    where Range.VisualValue: ShapeStyle {
        let range = range._makeScaleRange()
        return chartOptions { options in
            options.foreground.range = range.values.map { AnyShapeStyle($0) }
            options.foreground.gradient = range.colorGradient
            options.foreground.type = type
        }
    }

    /// Sets the type of the scale.
    ///
    /// - Parameter type: The type of the scale, such as `.log`; nil for the values' default.
    nonisolated public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View {
        chartOptions { $0.foreground.type = type }
    }

    /// Maps values to styles.
    ///
    /// - Parameter mapping: The result for each category.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        _ mapping: KeyValuePairs<DataValue, S>
    ) -> some View {
        let domain = mapping.map(\.key.scaleValue)
        let range = mapping.map { AnyShapeStyle($0.value) }
        let values = Dictionary(zip(domain, range), uniquingKeysWith: { first, _ in first })
        return chartOptions { options in
            options.foreground.domain = .values(domain)
            options.foreground.range = range
            options.foreground.mapping = { values[$0] }
        }
    }

    /// Sets the values of the scale, and maps them by a function.
    ///
    /// - Parameters:
    ///   - domain: The values of the scale: a range, or categories in their order.
    ///   - mapping: Returns the result for a category.
    nonisolated public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
        domain: Domain, mapping: @escaping (Domain.Element) -> S
    ) -> some View where Domain.Element: Plottable {
        let values = domain.map(\.scaleValue)
        return chartOptions { options in
            options.foreground.domain = .values(values)
            options.foreground.mapping = { value in Domain.Element(scaleValue: value).map { AnyShapeStyle(mapping($0)) }
            }
        }
    }

    /// Maps values by a function.
    ///
    /// - Parameter mapping: Returns the result for a category.
    nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
        mapping: @escaping (DataValue) -> S
    ) -> some View {
        chartOptions { options in
            options.foreground.mapping = { value in DataValue(scaleValue: value).map { AnyShapeStyle(mapping($0)) } }
        }
    }
}
