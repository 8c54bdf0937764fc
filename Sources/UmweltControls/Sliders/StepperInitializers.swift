import Foundation
@_spi(Kernel) import Umwelt

extension Stepper {
    /// Makes a stepper that runs actions.
    ///
    /// - Parameters:
    ///   - label: The label beside the buttons.
    ///   - onIncrement: The action of the plus button; nil to disable the button.
    ///   - onDecrement: The action of the minus button; nil to disable the button.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init(
        @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            steps: StepperClosures(onIncrement: onIncrement, onDecrement: onDecrement), label: label(),
            onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value.
    ///
    /// - Parameters:
    ///   - value: The value that the stepper reads and writes.
    ///   - step: The change by one press; if it is negative, the plus button decreases the value.
    ///   - label: The label beside the buttons.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            steps: StepperValue(value: value, bounds: nil, step: step), label: label(),
            onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value within bounds.
    ///
    /// - Parameters:
    ///   - value: The value that the stepper reads and writes.
    ///   - bounds: The range of values; a step beyond it leads to its end.
    ///   - step: The change by one press; if it is negative, the plus button decreases the value.
    ///   - label: The label beside the buttons.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<V: Strideable>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            steps: StepperValue(value: value, bounds: bounds, step: step), label: label(),
            onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value that it shows in a format.
    ///
    /// - Parameters:
    ///   - value: The value that the stepper reads and writes.
    ///   - step: The change by one press; if it is negative, the plus button decreases the value.
    ///   - format: The format of the value.
    ///   - label: The label beside the buttons.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            steps: StepperValue(value: value, bounds: nil, step: step) { Text($0, format: format) }, label: label(),
            onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value within bounds that it shows in a format.
    ///
    /// - Parameters:
    ///   - value: The value that the stepper reads and writes.
    ///   - bounds: The range of values; a step beyond it leads to its end.
    ///   - step: The change by one press; if it is negative, the plus button decreases the value.
    ///   - format: The format of the value.
    ///   - label: The label beside the buttons.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
        format: F, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            steps: StepperValue(value: value, bounds: bounds, step: step) { Text($0, format: format) }, label: label(),
            onEditingChanged: onEditingChanged)
    }
}

extension Stepper where Label == Text {
    /// Makes a stepper that runs actions, with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - onIncrement: The action of the button that increases; nil disables the button.
    ///   - onDecrement: The action of the button that decreases; nil disables the button.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper that runs actions, with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - onIncrement: The action of the button that increases; nil disables the button.
    ///   - onDecrement: The action of the button that decreases; nil disables the button.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
            onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value, with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The value, which the user changes.
    ///   - step: The distance between two values.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value, with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The value, which the user changes.
    ///   - step: The distance between two values.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value within bounds, with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The value, which the user changes.
    ///   - bounds: The smallest and the largest value.
    ///   - step: The distance between two values.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<V: Strideable>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            value: value, in: bounds, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value within bounds, with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The value, which the user changes.
    ///   - bounds: The smallest and the largest value.
    ///   - step: The distance between two values.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Strideable>(
        _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(value: value, in: bounds, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value that it shows in a format, with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The value, which the user changes.
    ///   - step: The distance between two values.
    ///   - format: The format of the value.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value that it shows in a format, with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The value, which the user changes.
    ///   - step: The distance between two values.
    ///   - format: The format of the value.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, step: step, format: format, label: { Text(title) }, onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value within bounds that it shows in a format, with a localized text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The value, which the user changes.
    ///   - bounds: The smallest and the largest value.
    ///   - step: The distance between two values.
    ///   - format: The format of the value.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(titleKey) },
            onEditingChanged: onEditingChanged)
    }

    /// Makes a stepper for a value within bounds that it shows in a format, with a string.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The value, which the user changes.
    ///   - bounds: The smallest and the largest value.
    ///   - step: The distance between two values.
    ///   - format: The format of the value.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
        step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
        self.init(
            value: value, in: bounds, step: step, format: format, label: { Text(title) },
            onEditingChanged: onEditingChanged)
    }
}
