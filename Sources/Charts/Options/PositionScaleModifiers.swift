import SwiftUI

// The scales of the axes. A domain is a range, an array, or automatic; a range is in points of the plot.

extension View {
    /// Sets the domain, the range and the type of the x scale.
    nonisolated public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        let (domain, range) = (domain._makeScaleDomain().domain, range._makeScaleRange())
        return chartOptions { options in
            options.x.domain = domain
            options.x.range = range
            options.x.type = type ?? options.x.type
        }
    }

    /// Sets the domain and the type of the x scale.
    nonisolated public func chartXScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._makeScaleDomain().domain
        return chartOptions { options in
            options.x.domain = domain
            options.x.type = type ?? options.x.type
        }
    }

    /// Sets the range and the type of the x scale.
    nonisolated public func chartXScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        let range = range._makeScaleRange()
        return chartOptions { options in
            options.x.range = range
            options.x.type = type ?? options.x.type
        }
    }

    /// Sets the type of the x scale.
    nonisolated public func chartXScale(type: ScaleType? = nil) -> some View {
        chartOptions { $0.x.type = type ?? $0.x.type }
    }

    /// Sets the domain, the range and the type of the y scale.
    nonisolated public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        let (domain, range) = (domain._makeScaleDomain().domain, range._makeScaleRange())
        return chartOptions { options in
            options.y.domain = domain
            options.y.range = range
            options.y.type = type ?? options.y.type
        }
    }

    /// Sets the domain and the type of the y scale.
    nonisolated public func chartYScale<Domain: ScaleDomain>(
        domain: Domain, type: ScaleType? = nil
    ) -> some View {
        let domain = domain._makeScaleDomain().domain
        return chartOptions { options in
            options.y.domain = domain
            options.y.type = type ?? options.y.type
        }
    }

    /// Sets the range and the type of the y scale.
    nonisolated public func chartYScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        let range = range._makeScaleRange()
        return chartOptions { options in
            options.y.range = range
            options.y.type = type ?? options.y.type
        }
    }

    /// Sets the type of the y scale.
    nonisolated public func chartYScale(type: ScaleType? = nil) -> some View {
        chartOptions { $0.y.type = type ?? $0.y.type }
    }
}
