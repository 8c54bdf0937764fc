import Foundation
@_spi(Kernel) import Umwelt

/// A control to choose a value in a range with a knob on a track.
///
/// ```swift
/// Slider(value: $speed, in: 0...100, step: 5) {
///     Text("Speed")
/// } minimumValueLabel: {
///     Text("0")
/// } maximumValueLabel: {
///     Text("100")
/// } onEditingChanged: { isEditing in
///     isBusy = isEditing
/// }
/// ```
///
/// The label is not shown; it is the accessibility label.
public nonisolated struct Slider<Label: View, ValueLabel: View>: View, SystemView {
    private let value: Binding<Double>
    let scale: SliderScale
    private let onEditingChanged: (Bool) -> Void
    private let label: Label
    private let minimumValueLabel: ValueLabel
    private let maximumValueLabel: ValueLabel

    /// The labels of ticks.
    var tickLabels: [SliderTickLabel] = []

    /// The value for assistive technology; nil for the part of the range in per cent.
    var currentValueLabel: AnyView?

    @State private var isHeld = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.locale) private var locale
    @Environment(\.sliderThumbVisibility) private var thumbVisibility
    @Environment(\.appearance.sliders) private var measures

    nonisolated init<V: BinaryFloatingPoint>(
        value: Binding<V>, scale: SliderScale, label: Label, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.value = Binding(location: FloatingPointLocation(value.location))
        self.scale = scale
        self.onEditingChanged = onEditingChanged
        self.label = label
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
    }

    /// The track, between the labels of its ends.
    @MainActor public var body: some View {
        HStack {
            minimumValueLabel
            if tickLabels.isEmpty {
                track
            } else {
                VStack(spacing: 0) {
                    track
                    SliderTickLabels(fractions: tickLabels.map(\.fraction), knob: measures.knob.width) {
                        ForEach(tickLabels.indices, id: \.self) { tickLabels[$0].view }
                    }
                    .font(.caption)
                    .controlForeground(.secondary)
                }
                .alignmentGuide(VerticalAlignment.center) { [measures] _ in measures.height / 2 }
            }
            maximumValueLabel
        }
        .reachingIntoRowInsetsIfHigh()
        .opacity(isEnabled ? 1 : 0.5)
        .primarySemanticsScope()
    }

    /// The track, which is the control.
    @MainActor @ViewBuilder private var track: some View {
        if let currentValueLabel {
            control.valueLabeled(by: currentValueLabel).primarySemantics()
        } else {
            control.primarySemantics()
        }
    }

    @MainActor private var control: some View {
        let value = scale.nearest(to: value.wrappedValue)
        return SliderTrack(
            fraction: scale.fraction(of: value), marks: scale.marks, isHeld: isHeld && isEnabled,
            hasKnob: thumbVisibility != .hidden
        )
        .modifier(SliderControl(semantics: semantics(for: value)) { event in handle(event) })
        .labeled(by: label)
    }

    private func semantics(for value: Double) -> Semantics {
        var semantics = Semantics(
            role: .slider(
                SliderSemantics(
                    value: value, bounds: scale.bounds, step: scale.step, knobWidth: Double(measures.knob.width))),
            isEnabled: isEnabled)
        semantics.value = scale.fraction(of: value).formatted(
            .percent.precision(.fractionLength(0)).locale(locale))
        return semantics
    }

    @MainActor private func handle(_ event: NodeEvent) -> Bool {
        switch event {
        case .pressBegan: setHeld(true)
        case .pressEnded: setHeld(false)
        case .setValue(let new): edit(to: new)
        case .increment: edit(to: scale.next(after: value.wrappedValue))
        case .decrement: edit(to: scale.last(before: value.wrappedValue))
        default: return false
        }
        return true
    }

    @MainActor private func setHeld(_ isHeld: Bool) {
        guard isHeld != self.isHeld else { return }
        self.isHeld = isHeld
        onEditingChanged(isHeld)
    }

    /// Sets the value, as a separate edit if the knob is not being dragged.
    @MainActor private func edit(to new: Double) {
        if !isHeld { onEditingChanged(true) }
        value.wrappedValue = scale.nearest(to: new)
        if !isHeld { onEditingChanged(false) }
    }
}

extension Slider {
    /// Makes a slider with a label and labels for its ends.
    ///
    /// - Parameters:
    ///   - value: The value that the slider reads and writes.
    ///   - bounds: The range of values, by default from 0 to 1.
    ///   - label: The label, which is not shown.
    ///   - minimumValueLabel: The view before the track.
    ///   - maximumValueLabel: The view after the track.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, scale: SliderScale(bounds), label: label(), minimumValueLabel: minimumValueLabel(),
            maximumValueLabel: maximumValueLabel(), onEditingChanged: onEditingChanged)
    }

    /// Makes a slider for values that are a number of steps from the lower end, with a label and labels for its ends.
    ///
    /// - Parameters:
    ///   - value: The value that the slider reads and writes.
    ///   - bounds: The range of values.
    ///   - step: The distance of the values; without a positive one, all values in the bounds are possible.
    ///   - label: The label, which is not shown.
    ///   - minimumValueLabel: The view before the track.
    ///   - maximumValueLabel: The view after the track.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, scale: SliderScale(bounds, step: Double(step)), label: label(),
            minimumValueLabel: minimumValueLabel(), maximumValueLabel: maximumValueLabel(),
            onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Makes a slider with a label.
    ///
    /// - Parameters:
    ///   - value: The value, which the user changes.
    ///   - bounds: The smallest and the largest value.
    ///   - label: Makes the label.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, scale: SliderScale(bounds), label: label(), minimumValueLabel: EmptyView(),
            maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }

    /// Makes a slider for values that are a number of steps from the lower end, with a label.
    ///
    /// - Parameters:
    ///   - value: The value that the slider reads and writes.
    ///   - bounds: The range of values.
    ///   - step: The distance of the values; without a positive one, all values in the bounds are possible.
    ///   - label: The label, which is not shown.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, scale: SliderScale(bounds, step: Double(step)), label: label(),
            minimumValueLabel: EmptyView(), maximumValueLabel: EmptyView(), onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Makes a slider.
    ///
    /// - Parameters:
    ///   - value: The value, which the user changes.
    ///   - bounds: The smallest and the largest value.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// Makes a slider for values that are a number of steps from the lower end.
    ///
    /// - Parameters:
    ///   - value: The value that the slider reads and writes.
    ///   - bounds: The range of values.
    ///   - step: The distance of the values; without a positive one, all values in the bounds are possible.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}
