@_spi(Kernel) import Umwelt

// The forms of SwiftUI's first years, with the label as the last closure.

extension Slider {
    /// Makes a slider with a label and labels for its ends.
    ///
    /// - Parameters:
    ///   - value: The value that the slider reads and writes.
    ///   - bounds: The range of values, by default from 0 to 1.
    ///   - onEditingChanged: Called with true when editing begins, and with false when it ends.
    ///   - minimumValueLabel: The view before the track.
    ///   - maximumValueLabel: The view after the track.
    ///   - label: The label, which is not shown.
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value, in: bounds, label: label, minimumValueLabel: { minimumValueLabel },
            maximumValueLabel: { maximumValueLabel }, onEditingChanged: onEditingChanged)
    }

    /// Makes a slider for values that are a number of steps from the lower end, with a label and labels for its ends.
    ///
    /// - Parameters:
    ///   - value: The value that the slider reads and writes.
    ///   - bounds: The range of values.
    ///   - step: The distance of the values; without a positive one, all values in the bounds are possible.
    ///   - onEditingChanged: Called with true when editing begins, and with false when it ends.
    ///   - minimumValueLabel: The view before the track.
    ///   - maximumValueLabel: The view after the track.
    ///   - label: The label, which is not shown.
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
    /// Makes a slider with a label.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged)
    }

    /// Makes a slider for values that are a number of steps from the lower end, with a label.
    @_disfavoredOverload
    nonisolated public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
