import Foundation
@_spi(Kernel) import Umwelt

extension Slider {
    /// Makes a slider whose track is filled from a neutral value, with labels.
    ///
    /// - Parameters:
    ///   - value: The value that the slider reads and writes.
    ///   - bounds: The range of values, by default from 0 to 1.
    ///   - neutralValue: The value at which the fill of the track starts; nil for the lower end.
    ///   - enabledBounds: The selectable part of the range; nil for all of it.
    ///   - label: The label, which is not shown.
    ///   - currentValueLabel: The value for assistive technology.
    ///   - minimumValueLabel: The view before the track.
    ///   - maximumValueLabel: The view after the track.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let scale = SliderScale(bounds, enabled: enabledBounds, neutral: neutralValue)
        self.init(
            value: value, scale: scale, label: label(), minimumValueLabel: minimumValueLabel(),
            maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
        show(currentValueLabel())
    }

    /// Makes a slider for the values of ticks, with labels.
    ///
    /// - Parameters:
    ///   - value: The value that the slider reads and writes.
    ///   - bounds: The range of values, by default from 0 to 1.
    ///   - neutralValue: The value at which the fill of the track starts; nil for the lower end.
    ///   - enabledBounds: The selectable part of the range; nil for all of it.
    ///   - label: The label, which is not shown.
    ///   - currentValueLabel: The value for assistive technology.
    ///   - minimumValueLabel: The view before the track.
    ///   - maximumValueLabel: The view after the track.
    ///   - ticks: The ticks; without any, all values can be chosen.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let ticks = ticks().body.filter { bounds.contains($0.value) }.sorted()
        let scale = SliderScale(
            bounds, ticks: ticks.map { Double($0.value) }, enabled: enabledBounds, neutral: neutralValue)
        self.init(
            value: value, scale: scale, label: label(), minimumValueLabel: minimumValueLabel(),
            maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
        show(ticks)
        show(currentValueLabel())
    }

    /// Makes a slider with steps, some of which have ticks, and labels.
    ///
    /// - Parameters:
    ///   - value: The value that the slider reads and writes.
    ///   - bounds: The range of values.
    ///   - step: The distance of the values; without a positive one, all values in the bounds are possible.
    ///   - neutralValue: The value at which the fill of the track starts; nil for the lower end.
    ///   - enabledBounds: The selectable part of the range; nil for all of it.
    ///   - label: The label, which is not shown.
    ///   - currentValueLabel: The value for assistive technology.
    ///   - minimumValueLabel: The view before the track.
    ///   - maximumValueLabel: The view after the track.
    ///   - tick: Returns the tick at a value; nil for none.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        var scale = SliderScale(bounds, step: Double(step), enabled: enabledBounds, neutral: neutralValue)
        let ticks = scale.steps.compactMap { tick(V($0)) }.filter { bounds.contains($0.value) }.sorted()
        scale.ticks = ticks.map { Double($0.value) }
        self.init(
            value: value, scale: scale, label: label(), minimumValueLabel: minimumValueLabel(),
            maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
        show(ticks)
        show(currentValueLabel())
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Makes a slider whose track is filled from a neutral value, with a label.
    ///
    /// - Parameters:
    ///   - value: The value that the slider reads and writes.
    ///   - bounds: The range of values, by default from 0 to 1.
    ///   - neutralValue: The value at which the fill of the track starts; nil for the lower end.
    ///   - enabledBounds: The selectable part of the range; nil for all of it.
    ///   - label: The label, which is not shown.
    ///   - currentValueLabel: The value for assistive technology.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let scale = SliderScale(bounds, enabled: enabledBounds, neutral: neutralValue)
        self.init(
            value: value, scale: scale, label: label(), minimumValueLabel: EmptyView(),
            maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
        show(currentValueLabel())
    }

    /// Makes a slider for the values of ticks, with a label.
    ///
    /// - Parameters:
    ///   - value: The value that the slider reads and writes.
    ///   - bounds: The range of values, by default from 0 to 1.
    ///   - neutralValue: The value at which the fill of the track starts; nil for the lower end.
    ///   - enabledBounds: The selectable part of the range; nil for all of it.
    ///   - label: The label, which is not shown.
    ///   - currentValueLabel: The value for assistive technology.
    ///   - ticks: The ticks; without any, all values can be chosen.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        let ticks = ticks().body.filter { bounds.contains($0.value) }.sorted()
        let scale = SliderScale(
            bounds, ticks: ticks.map { Double($0.value) }, enabled: enabledBounds, neutral: neutralValue)
        self.init(
            value: value, scale: scale, label: label(), minimumValueLabel: EmptyView(),
            maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
        show(ticks)
        show(currentValueLabel())
    }

    /// Makes a slider with steps, some of which have ticks, and a label.
    ///
    /// - Parameters:
    ///   - value: The value that the slider reads and writes.
    ///   - bounds: The range of values.
    ///   - step: The distance of the values; without a positive one, all values in the bounds are possible.
    ///   - neutralValue: The value at which the fill of the track starts; nil for the lower end.
    ///   - enabledBounds: The selectable part of the range; nil for all of it.
    ///   - label: The label, which is not shown.
    ///   - currentValueLabel: The value for assistive technology.
    ///   - tick: Returns the tick at a value; nil for none.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        var scale = SliderScale(bounds, step: Double(step), enabled: enabledBounds, neutral: neutralValue)
        let ticks = scale.steps.compactMap { tick(V($0)) }.filter { bounds.contains($0.value) }.sorted()
        scale.ticks = ticks.map { Double($0.value) }
        self.init(
            value: value, scale: scale, label: label(), minimumValueLabel: EmptyView(),
            maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
        show(ticks)
        show(currentValueLabel())
    }
}

extension Slider {
    nonisolated fileprivate mutating func show<V>(_ ticks: [SliderTick<V>]) {
        tickLabels = ticks.compactMap { tick in
            tick.label.map { SliderTickLabel(fraction: scale.fraction(of: Double(tick.value)), view: $0) }
        }
    }

    nonisolated fileprivate mutating func show<Value: View>(_ currentValue: Value) {
        if Value.self != EmptyView.self { currentValueLabel = AnyView(currentValue) }
    }
}

/// The label of a tick, with its position along the track.
nonisolated struct SliderTickLabel {
    /// The position, as a fraction from 0 to 1.
    let fraction: Double
    let view: AnyView
}

/// The labels of ticks, each below its position on the track.
nonisolated struct SliderTickLabels: Layout {
    let fractions: [Double]

    /// The width of the slider's knob, in points.
    let knob: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CGSize(
            width: proposal.width ?? sizes.reduce(0) { $0 + $1.width },
            height: sizes.reduce(0) { max($0, $1.height) })
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let way = max(bounds.width - knob, 0)
        for (subview, fraction) in zip(subviews, fractions) {
            let x = bounds.minX + knob / 2 + way * fraction
            subview.place(at: CGPoint(x: x, y: bounds.minY), anchor: .top, proposal: .unspecified)
        }
    }
}

private struct SliderThumbVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The visibility of the knob of sliders. `Slider` reads it.
    var sliderThumbVisibility: Visibility {
        get { self[SliderThumbVisibilityKey.self] }
        set { self[SliderThumbVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Sets the visibility of the knob of sliders in this view. A slider without a knob works in the same way.
    ///
    /// - Parameters:
    ///   - visibility: The visibility; with `.automatic` the style or the host decides.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func sliderThumbVisibility(
        _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.sliderThumbVisibility, visibility, fileID: fileID, line: line)
    }
}
