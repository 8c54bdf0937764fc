import Foundation
@_spi(Kernel) import Umwelt

extension TextField {
    /// Makes a field for a value that a format of Foundation's converts to text and back.
    ///
    /// The value is written when the user submits the text or leaves the field. An invalid text is then replaced by the
    /// text of the last value.
    ///
    /// ```swift
    /// TextField(value: $price, format: .currency(code: "EUR")) { Text("Price") }
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value, which the user changes.
    ///   - format: The format of the value.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    ///   - label: Makes the label.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(FieldValue(value, format: format), prompt: prompt, label: label())
    }

    /// Makes a field for an optional value; an empty text is nil.
    ///
    /// - Parameters:
    ///   - value: The value; nil for none.
    ///   - format: The format of the value.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    ///   - label: Makes the label.
    nonisolated public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(FieldValue(value, format: format), prompt: prompt, label: label())
    }

    /// Makes a field for a value that a formatter converts. On Linux only number and date formatters can convert text
    /// to values.
    ///
    /// - Parameters:
    ///   - value: The value, which the user changes.
    ///   - formatter: The formatter of the value.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    ///   - label: Makes the label.
    nonisolated public init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(FieldValue(value, formatter: formatter), prompt: prompt, label: label())
    }
}

extension TextField where Label == Text {
    /// Makes a field for a value, with a localized label.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The value, which the user changes.
    ///   - format: The format of the value.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldValue(value, format: format), prompt: prompt, label: Text(titleKey))
    }

    /// Makes a field for a value.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The value, which the user changes.
    ///   - format: The format of the value.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldValue(value, format: format), prompt: prompt, label: Text(title))
    }

    /// Makes a field for an optional value, with a localized label.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The value; nil for none.
    ///   - format: The format of the value.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    nonisolated public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldValue(value, format: format), prompt: prompt, label: Text(titleKey))
    }

    /// Makes a field for an optional value.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The value; nil for none.
    ///   - format: The format of the value.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(FieldValue(value, format: format), prompt: prompt, label: Text(title))
    }
}

extension TextField where Label == Text {
    /// Makes a field for a value that a formatter converts, with a prompt.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The value, which the user changes.
    ///   - formatter: The formatter of the value.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(FieldValue(value, formatter: formatter), prompt: prompt, label: Text(titleKey))
    }

    /// Makes a field for a value that a formatter converts, with a prompt.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The value, which the user changes.
    ///   - formatter: The formatter of the value.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(FieldValue(value, formatter: formatter), prompt: prompt, label: Text(title))
    }

    /// Makes a field for a value that a formatter converts.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The value, which the user changes.
    ///   - formatter: The formatter of the value.
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(FieldValue(value, formatter: formatter), prompt: nil, label: Text(titleKey))
    }

    /// Makes a field for a value that a formatter converts.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The value, which the user changes.
    ///   - formatter: The formatter of the value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(FieldValue(value, formatter: formatter), prompt: nil, label: Text(title))
    }

    /// Makes a field for a value, with actions for the start and end of editing, and for submitting the value. Use
    /// `focused(_:equals:)` and `onSubmit(of:_:)` for that in new source.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The value, which the user changes.
    ///   - formatter: The formatter of the value.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    ///   - onCommit: Called when the user submits the text.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            FieldValue(value, formatter: formatter), prompt: nil, label: Text(titleKey),
            editingChanged: onEditingChanged, commit: onCommit)
    }

    /// Makes a field for a value, with an action for the start and end of editing. Use `focused(_:equals:)` in new
    /// source.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The value, which the user changes.
    ///   - formatter: The formatter of the value.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            FieldValue(value, formatter: formatter), prompt: nil, label: Text(titleKey),
            editingChanged: onEditingChanged)
    }

    /// Makes a field for a value that calls an action when the user submits the value. Use `onSubmit(of:_:)` in new
    /// source.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - value: The value, which the user changes.
    ///   - formatter: The formatter of the value.
    ///   - onCommit: Called when the user submits the text.
    nonisolated public init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(FieldValue(value, formatter: formatter), prompt: nil, label: Text(titleKey), commit: onCommit)
    }

    /// Makes a field for a value, with actions for the start and end of editing, and for submitting the value. Use
    /// `focused(_:equals:)` and `onSubmit(of:_:)` for that in new source.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The value, which the user changes.
    ///   - formatter: The formatter of the value.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    ///   - onCommit: Called when the user submits the text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            FieldValue(value, formatter: formatter), prompt: nil, label: Text(title),
            editingChanged: onEditingChanged, commit: onCommit)
    }

    /// Makes a field for a value, with an action for the start and end of editing. Use `focused(_:equals:)` in new
    /// source.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The value, which the user changes.
    ///   - formatter: The formatter of the value.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            FieldValue(value, formatter: formatter), prompt: nil, label: Text(title),
            editingChanged: onEditingChanged)
    }

    /// Makes a field for a value that calls an action when the user submits the value. Use `onSubmit(of:_:)` in new
    /// source.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - value: The value, which the user changes.
    ///   - formatter: The formatter of the value.
    ///   - onCommit: Called when the user submits the text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(FieldValue(value, formatter: formatter), prompt: nil, label: Text(title), commit: onCommit)
    }
}
