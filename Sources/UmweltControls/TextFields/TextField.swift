import Foundation
@_spi(Kernel) import Umwelt

/// A field for a text of one line, or a value that has a format.
///
/// ```swift
/// TextField("Name", text: $name, prompt: Text("Full name"))
/// TextField("Amount", value: $amount, format: .number)
/// ```
///
/// Its label is the accessibility label; without a prompt, it is also shown while the text is empty.
public nonisolated struct TextField<Label: View>: View, SystemView {
    let field: FieldView<Label>

    @Environment(\.textFieldStyle) private var style
    @Environment(\.controlAppearance) private var look

    nonisolated init(
        _ value: FieldValue, prompt: Text?, axis: Axis = .horizontal, label: Label,
        editingChanged: ((Bool) -> Void)? = nil, commit: (() -> Void)? = nil
    ) {
        field = FieldView(
            value: value, kind: axis == .vertical ? .lines : .line, prompt: prompt, label: label,
            editingChanged: editingChanged, commit: commit)
    }

    nonisolated init(_ field: FieldView<Label>) { self.field = field }

    /// The field in the environment's style, which receives only the field.
    @MainActor public var body: some View {
        if let alone = field as? FieldView<_TextFieldStyleLabel> {
            if DressedField.isNeeded(for: alone, in: look) { DressedField(field: alone) } else { alone }
        } else {
            style.makeView(TextField<_TextFieldStyleLabel>(field.withAnyLabel))
        }
    }
}

extension TextField {
    /// Makes a field for a text.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    ///   - label: Makes the label.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(FieldValue(text), prompt: prompt, label: label())
    }

    /// Makes a field for a text that, along the vertical axis, grows with its text.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    ///   - axis: The axis along which the field scrolls or grows: with `.vertical` it has several lines.
    ///   - label: Makes the label.
    nonisolated public init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(FieldValue(text), prompt: prompt, axis: axis, label: label())
    }
}

extension TextField where Label == Text {
    /// Makes a field for a text, with a localized label.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - text: The text that the user types.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(FieldValue(text), prompt: nil, label: Text(titleKey))
    }

    /// Makes a field for a text.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - text: The text that the user types.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(FieldValue(text), prompt: nil, label: Text(title))
    }

    /// Makes a field for a text, with a localized label, and a prompt.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - text: The text that the user types.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(FieldValue(text), prompt: prompt, label: Text(titleKey))
    }

    /// Makes a field for a text, with a prompt.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - text: The text that the user types.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(FieldValue(text), prompt: prompt, label: Text(title))
    }

    /// Makes a field for a text that, along the vertical axis, grows with its text.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - text: The text that the user types.
    ///   - axis: The axis along which the field scrolls or grows: with `.vertical` it has several lines.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(FieldValue(text), prompt: nil, axis: axis, label: Text(titleKey))
    }

    /// Makes a field for a text that, along the vertical axis, grows with its text.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - text: The text that the user types.
    ///   - axis: The axis along which the field scrolls or grows: with `.vertical` it has several lines.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(FieldValue(text), prompt: nil, axis: axis, label: Text(title))
    }

    /// Makes a field for a text that, along the vertical axis, grows with its text, with a prompt.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - text: The text that the user types.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    ///   - axis: The axis along which the field scrolls or grows: with `.vertical` it has several lines.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(FieldValue(text), prompt: prompt, axis: axis, label: Text(titleKey))
    }

    /// Makes a field for a text that, along the vertical axis, grows with its text, with a prompt.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - text: The text that the user types.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    ///   - axis: The axis along which the field scrolls or grows: with `.vertical` it has several lines.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(FieldValue(text), prompt: prompt, axis: axis, label: Text(title))
    }
}

extension TextField where Label == Text {
    /// Makes a field with actions for the start and end of editing, and for submitting the text. Use
    /// `focused(_:equals:)` and `onSubmit(of:_:)` for that in new source.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - text: The text that the user types.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    ///   - onCommit: Called when the user submits the text.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            FieldValue(text), prompt: nil, label: Text(titleKey), editingChanged: onEditingChanged, commit: onCommit)
    }

    /// Makes a field with an action for the start and end of editing. Use `focused(_:equals:)` in new source.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - text: The text that the user types.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(FieldValue(text), prompt: nil, label: Text(titleKey), editingChanged: onEditingChanged)
    }

    /// Makes a field that calls an action when the user submits the text. Use `onSubmit(of:_:)` in new source.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - text: The text that the user types.
    ///   - onCommit: Called when the user submits the text.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(FieldValue(text), prompt: nil, label: Text(titleKey), commit: onCommit)
    }

    /// Makes a field with actions for the start and end of editing, and for submitting the text. Use
    /// `focused(_:equals:)` and `onSubmit(of:_:)` for that in new source.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - text: The text that the user types.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    ///   - onCommit: Called when the user submits the text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            FieldValue(text), prompt: nil, label: Text(title), editingChanged: onEditingChanged, commit: onCommit)
    }

    /// Makes a field with an action for the start and end of editing. Use `focused(_:equals:)` in new source.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - text: The text that the user types.
    ///   - onEditingChanged: Called with true when editing starts, and with false when it ends.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(FieldValue(text), prompt: nil, label: Text(title), editingChanged: onEditingChanged)
    }

    /// Makes a field that calls an action when the user submits the text. Use `onSubmit(of:_:)` in new source.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - text: The text that the user types.
    ///   - onCommit: Called when the user submits the text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(FieldValue(text), prompt: nil, label: Text(title), commit: onCommit)
    }
}
