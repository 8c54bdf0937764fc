@_spi(Kernel) import Umwelt

// The forms of SwiftUI's first years, with the label as the last closure.

extension Stepper {
    /// Makes a stepper that runs actions.
    ///
    /// - Parameters:
    ///   - onIncrement: The action of the plus button; nil to disable the button.
    ///   - onDecrement: The action of the minus button; nil to disable the button.
    ///   - onEditingChanged: Called with true when editing begins, and with false when it ends.
    ///   - label: The label beside the buttons.
    @_disfavoredOverload
    nonisolated public init(
        onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            label: label, onIncrement: onIncrement, onDecrement: onDecrement, onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value.
    ///
    /// - Parameters:
    ///   - value: The value that the stepper reads and writes.
    ///   - step: The change by one press; if it is negative, the plus button decreases the value.
    ///   - onEditingChanged: Called with true when editing begins, and with false when it ends.
    ///   - label: The label beside the buttons.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value within bounds.
    ///
    /// - Parameters:
    ///   - value: The value that the stepper reads and writes.
    ///   - bounds: The range of values; a step beyond it leads to its end.
    ///   - step: The change by one press; if it is negative, the plus button decreases the value.
    ///   - onEditingChanged: Called with true when editing begins, and with false when it ends.
    ///   - label: The label beside the buttons.
    @_disfavoredOverload
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
    ) {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
    }
}
