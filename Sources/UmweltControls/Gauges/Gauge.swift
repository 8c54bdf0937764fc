@_spi(Kernel) import Umwelt

/// A view that shows a value within a range.
///
/// ```swift
/// Gauge(value: temperature, in: 20...40) {
///     Text("Temperature")
/// } currentValueLabel: {
///     Text("\(temperature, specifier: "%.1f") °C")
/// }
/// ```
public nonisolated struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
    View, SystemView
{
    private let value: Double
    private let scale: SliderScale
    private let label: Label
    private let currentValueLabel: CurrentValueLabel?
    private let boundsLabels: (minimum: BoundsLabel, maximum: BoundsLabel)?

    @Environment(\.gaugeStyle) private var style

    nonisolated private init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V>, label: Label, currentValueLabel: CurrentValueLabel?,
        boundsLabels: (minimum: BoundsLabel, maximum: BoundsLabel)?
    ) {
        scale = SliderScale(bounds)
        self.value = scale.nearest(to: Double(value))
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.boundsLabels = boundsLabels
    }

    /// The gauge in the environment's style.
    @MainActor public var body: some View {
        let fraction = scale.fraction(of: value)
        LabelScope(label) { label in
            LabelScope(currentValueLabel) { shownValue in
                // One group for assistive technology, however many views the style makes.
                VStack {
                    style.makeView(
                        GaugeStyleConfiguration(
                            value: fraction, label: .init(label),
                            currentValueLabel: currentValueLabel == nil
                                ? nil : GaugeStyleConfiguration.CurrentValueLabel(shownValue),
                            minimumValueLabel: boundsLabels.map { .init($0.minimum) },
                            maximumValueLabel: boundsLabels.map { .init($0.maximum) }))
                }
                .modifier(
                    ProgressSemanticsModifier(amount: .fraction(fraction), bounds: scale.bounds, isProgress: false)
                )
                .labeled(by: label)
                .valueLabeled(by: shownValue)
            }
        }
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Makes a gauge with a label.
    ///
    /// - Parameters:
    ///   - value: The value; values outside the bounds are clamped.
    ///   - bounds: The range of values, by default from 0 to 1.
    ///   - label: The label, which names the measured value.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, label: label(), currentValueLabel: nil, boundsLabels: nil)
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Makes a gauge with a label and a label for the current value.
    ///
    /// - Parameters:
    ///   - value: The value; values outside the bounds are clamped.
    ///   - bounds: The range of values, by default from 0 to 1.
    ///   - label: The label, which names the measured value.
    ///   - currentValueLabel: The value as a view.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value: value, in: bounds, label: label(), currentValueLabel: currentValueLabel(), boundsLabels: nil)
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Makes a gauge with a label and labels for the current value and both bounds.
    ///
    /// - Parameters:
    ///   - value: The value; values outside the bounds are clamped.
    ///   - bounds: The range of values, by default from 0 to 1.
    ///   - label: The label, which names the measured value.
    ///   - currentValueLabel: The value as a view.
    ///   - minimumValueLabel: The lower bound as a view.
    ///   - maximumValueLabel: The upper bound as a view.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value: value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
            boundsLabels: (minimumValueLabel(), maximumValueLabel()))
    }
}

extension Gauge where BoundsLabel == EmptyView {
    /// Makes a gauge with a label, a label for the current value, and labels for values in the range.
    ///
    /// - Parameters:
    ///   - value: The value; values outside the bounds are clamped.
    ///   - bounds: The range of values, by default from 0 to 1.
    ///   - label: The label, which names the measured value.
    ///   - currentValueLabel: The value as a view.
    ///   - markedValueLabels: Labels of values in the range. No style shows them, as on iPhone and Mac.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value: value, in: bounds, label: label(), currentValueLabel: currentValueLabel(), boundsLabels: nil)
    }
}

extension Gauge {
    /// Makes a gauge with a label, and labels for the current value, both bounds, and values in the range.
    ///
    /// - Parameters:
    ///   - value: The value; values outside the bounds are clamped.
    ///   - bounds: The range of values, by default from 0 to 1.
    ///   - label: The label, which names the measured value.
    ///   - currentValueLabel: The value as a view.
    ///   - minimumValueLabel: The lower bound as a view.
    ///   - maximumValueLabel: The upper bound as a view.
    ///   - markedValueLabels: Labels of values in the range. No style shows them, as on iPhone and Mac.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
    ) {
        self.init(
            value: value, in: bounds, label: label(), currentValueLabel: currentValueLabel(),
            boundsLabels: (minimumValueLabel(), maximumValueLabel()))
    }
}
