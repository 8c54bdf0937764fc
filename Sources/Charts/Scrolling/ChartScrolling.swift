import SwiftUI

/// The binding of the value at the start of the visible part of a chart.
struct ChartScrollPosition {
    let value: ScaleValue
    /// Sets the binding; nil for a position that is set once.
    let set: ((ScaleValue) -> Void)?
}

extension View {
    /// Lets the plots of charts scroll, so that a part of the data is visible at a time.
    ///
    /// - Parameter axes: The axes along which the plots scroll.
    nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chartOptions { $0.scrollableAxes = axes }
    }

    /// Sets the length of the visible part of the x scale of charts that scroll: numbers, seconds, or categories.
    ///
    /// - Parameter length: The length of the visible part, in the axis's values.
    nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.scaleValue.number
        return chartOptions { $0.x.visibleLength = length }
    }

    /// Sets the length of the visible part of the y scale of charts that scroll: numbers, seconds, or categories.
    ///
    /// - Parameter length: The length of the visible part, in the axis's values.
    nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        let length = length.scaleValue.number
        return chartOptions { $0.y.visibleLength = length }
    }

    /// Sets the value at the leading end of the visible part of charts that scroll, when they appear.
    ///
    /// - Parameter initialX: The initial scroll position.
    nonisolated public func chartScrollPosition(initialX: some Plottable) -> some View {
        let position = ChartScrollPosition(value: initialX.scaleValue, set: nil)
        return chartOptions { $0.x.scrollPosition = position }
    }

    /// Binds the value at the leading end of the visible part of charts that scroll.
    ///
    /// - Parameter x: The value at the leading side of the visible part.
    nonisolated public func chartScrollPosition(x: Binding<some Plottable>) -> some View {
        let position = ChartScrollPosition(binding: x)
        return chartOptions { $0.x.scrollPosition = position }
    }

    /// Sets the value at the top of the visible part of charts that scroll, when they appear.
    ///
    /// - Parameter initialY: The initial scroll position.
    nonisolated public func chartScrollPosition(initialY: some Plottable) -> some View {
        let position = ChartScrollPosition(value: initialY.scaleValue, set: nil)
        return chartOptions { $0.y.scrollPosition = position }
    }

    /// Binds the value at the top of the visible part of charts that scroll.
    ///
    /// - Parameter y: The value at the top of the visible part.
    nonisolated public func chartScrollPosition(y: Binding<some Plottable>) -> some View {
        let position = ChartScrollPosition(binding: y)
        return chartOptions { $0.y.scrollPosition = position }
    }

    /// Sets the values at which scrolling of charts stops.
    ///
    /// - Parameter behavior: The behaviour.
    nonisolated public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        chartOptions { $0.scrollTargetBehavior = behavior }
    }
}

extension ChartScrollPosition {
    init<P: Plottable>(binding: Binding<P>) {
        value = binding.wrappedValue.scaleValue
        set = { value in
            if let value = P(scaleValue: value) { binding.wrappedValue = value }
        }
    }
}

extension PositionScale {
    /// Returns the length of the scale as multiples of its visible part; two where no length is set, which is a guess.
    func scrollRatio(visibleLength: Double?) -> CGFloat {
        let length = type == .category ? Double(categories.count) : abs(end - start)
        guard let visibleLength, visibleLength > 0, length > 0 else { return visibleLength == nil ? 2 : 1 }
        return max(1, length / visibleLength)
    }

    /// Returns the scroll offset with a value at the start of the visible part.
    func scrollOffset(of value: ScaleValue, contentLength: CGFloat) -> CGFloat? {
        guard let fraction = fraction(of: value) else { return nil }
        // The visible part begins with the whole band of a category.
        let half = type == .category ? 0.5 / Double(max(categories.count, 1)) : 0
        return coordinate(atFraction: fraction - half).position(in: contentLength)
    }
}
