@_spi(Kernel) import Umwelt

extension Slider {
    /// Makes a slider with a label and labels for its ends, which are values; builders in new source.
    ///
    /// - Parameters:
    ///   - value: The value, which the user changes.
    ///   - bounds: The smallest and the largest value.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    ///   - minimumValueLabel: The view beside the smallest value.
    ///   - maximumValueLabel: The view beside the largest value.
    ///   - label: Makes the label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
            maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
    }

    /// Makes a slider with steps, a label and labels for its ends, passed as values; use builders in new source.
    ///
    /// - Parameters:
    ///   - value: The value, which the user changes.
    ///   - bounds: The smallest and the largest value.
    ///   - step: The distance between two values.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    ///   - minimumValueLabel: The view beside the smallest value.
    ///   - maximumValueLabel: The view beside the largest value.
    ///   - label: Makes the label.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, step: step, label: label, minimumValueLabel: { minimumValueLabel },
            maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Makes a slider with a label, which is the last argument; the action is that in new source.
    ///
    /// - Parameters:
    ///   - value: The value, which the user changes.
    ///   - bounds: The smallest and the largest value.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    ///   - label: Makes the label.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }

    /// Makes a slider with steps and a label as the last argument; in new source the last argument is the action.
    ///
    /// - Parameters:
    ///   - value: The value, which the user changes.
    ///   - bounds: The smallest and the largest value.
    ///   - step: The distance between two values.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    ///   - label: Makes the label.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
