import SwiftUI

/// The bindings for selections on an axis.
struct AxisSelection {
    var setValue: ((ScaleValue?) -> Void)?
    var setRange: (((ScaleValue, ScaleValue)?) -> Void)?

    func select(_ value: ScaleValue?) { setValue?(value) }

    func select(from start: ScaleValue?, to end: ScaleValue?) {
        if let start, let end { setRange?((start, end)) }
    }

    func clear() {
        setValue?(nil)
        setRange?(nil)
    }
}

/// The binding of the value that is selected on sectors.
struct AngleSelection {
    let select: (ScaleValue?) -> Void
}

extension AxisOptions {
    /// Adds a binding of the selected value.
    mutating func select<P: Plottable>(_ value: Binding<P?>) {
        var selection = selection ?? AxisSelection()
        selection.setValue = { value.wrappedValue = $0.flatMap { P(scaleValue: $0) } }
        self.selection = selection
    }

    /// Adds a binding of the selected range.
    mutating func select<P: Plottable & Comparable>(_ range: Binding<ClosedRange<P>?>) {
        var selection = selection ?? AxisSelection()
        selection.setRange = { ends in
            guard let ends, let start = P(scaleValue: ends.0), let end = P(scaleValue: ends.1) else {
                range.wrappedValue = nil
                return
            }
            range.wrappedValue = min(start, end)...max(start, end)
        }
        self.selection = selection
    }
}

extension View {
    /// Lets users select a value on the x axis of charts by pressing and dragging in the plot. It becomes nil at the
    /// end of the drag.
    ///
    /// - Parameter value: The selected value; nil for none.
    nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartOptions { $0.x.select(value) }
    }

    /// Lets users select a range on the x axis of charts by dragging in the plot. It becomes nil at the end of the
    /// drag.
    ///
    /// - Parameter range: The selected values; nil for none.
    nonisolated public func chartXSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View { chartOptions { $0.x.select(range) } }

    /// Lets users select a value on the y axis of charts by pressing and dragging in the plot. It becomes nil at the
    /// end of the drag.
    ///
    /// - Parameter value: The selected value; nil for none.
    nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartOptions { $0.y.select(value) }
    }

    /// Lets users select a range on the y axis of charts by dragging in the plot. It becomes nil at the end of the
    /// drag.
    ///
    /// - Parameter range: The selected values; nil for none.
    nonisolated public func chartYSelection<P: Plottable & Comparable>(
        range: Binding<ClosedRange<P>?>
    ) -> some View { chartOptions { $0.y.select(range) } }

    /// Lets users select a value on the sectors of charts by pressing and dragging in the plot. The value is the sum of
    /// the sectors before the position, and a part of its own sector. It becomes nil at the end of the drag.
    ///
    /// - Parameter value: The selected value; nil for none.
    nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chartOptions { $0.angleSelection = AngleSelection { value.wrappedValue = $0.flatMap { P(scaleValue: $0) } } }
    }

    /// Adds a gesture to the plots of charts, made for the chart's scales. It replaces the gestures of selections.
    ///
    /// - Parameter gesture: Makes the gesture, from a proxy.
    nonisolated public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
        chartOptions { $0.gesture = { AnyGesture(gesture($0).map { _ in }) } }
    }
}

/// The gestures of a plot.
struct PlotGestures: View {
    let proxy: ChartProxy
    var isScrolling = false

    /// True while a drag selects. It ends without a call of the gesture if the system cancels the drag.
    @GestureState private var isSelecting = false

    var body: some View {
        let options = proxy.options
        if let gesture = options.gesture {
            Color.clear.contentShape(Rectangle()).gesture(gesture(proxy))
        } else if options.x.selection != nil || options.y.selection != nil || options.angleSelection != nil {
            Color.clear.contentShape(Rectangle())
                .gesture(
                    isScrolling ? AnyGesture(held.map { _ in }) : AnyGesture(drag.map { _ in })
                )
                .onChange(of: isSelecting) {
                    if !isSelecting { clear() }
                }
        }
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 0).updating($isSelecting) { _, state, _ in state = true }.onChanged(select)
    }

    /// In a plot that scrolls, a drag selects after a moment of rest.
    private var held: some Gesture {
        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture(minimumDistance: 0))
            .updating($isSelecting) { _, state, _ in state = true }
            .onChanged { value in
                if case .second(true, let drag?) = value { select(drag) }
            }
    }

    private func select(_ drag: DragGesture.Value) {
        proxy.selectXValue(at: drag.location.x)
        proxy.selectYValue(at: drag.location.y)
        proxy.selectXRange(from: drag.startLocation.x, to: drag.location.x)
        proxy.selectYRange(from: drag.startLocation.y, to: drag.location.y)
        proxy.selectAngleValue(at: proxy.angle(at: drag.location))
    }

    private func clear() {
        proxy.options.x.selection?.clear()
        proxy.options.y.selection?.clear()
        proxy.options.angleSelection?.select(nil)
    }
}
