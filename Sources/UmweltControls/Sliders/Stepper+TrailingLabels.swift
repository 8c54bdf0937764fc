@_spi(Kernel) import Umwelt

extension Stepper {
    /// Makes a stepper with custom actions and its label as the last argument.
    ///
    /// - Parameters:
    ///   - onIncrement: The action of the button that increases; nil disables the button.
    ///   - onDecrement: The action of the button that decreases; nil disables the button.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    ///   - label: Makes the label.
    @_disfavoredOverload
    nonisolated public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper of a value, whose label is the last argument.
    ///
    /// - Parameters:
    ///   - value: The value, which the user changes.
    ///   - step: The distance between two values.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    ///   - label: Makes the label.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper of a value in a range, whose label is the last argument.
    ///
    /// - Parameters:
    ///   - value: The value, which the user changes.
    ///   - bounds: The smallest and the largest value.
    ///   - step: The distance between two values.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    ///   - label: Makes the label.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
