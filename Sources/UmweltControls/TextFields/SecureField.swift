@_spi(Kernel) import Umwelt

/// A field for a text that is not shown, such as a password.
///
/// ```swift
/// SecureField("Password", text: $password).onSubmit(signIn)
/// ```
public nonisolated struct SecureField<Label: View>: View, SystemView {
    let field: FieldView<Label>

    @Environment(\.textFieldStyle) private var style

    nonisolated private init(_ text: Binding<String>, prompt: Text?, label: Label, commit: (() -> Void)? = nil) {
        field = FieldView(
            value: FieldValue(text), kind: .secret, prompt: prompt, label: label, editingChanged: nil, commit: commit)
    }

    /// The field in the environment's style for text fields.
    @MainActor public var body: some View {
        style.makeView(TextField<_TextFieldStyleLabel>(field.withAnyLabel))
    }
}

extension SecureField {
    /// Makes a field.
    ///
    /// - Parameters:
    ///   - text: The text that the user types.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    ///   - label: Makes the label.
    nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt: prompt, label: label())
    }
}

extension SecureField where Label == Text {
    /// Makes a field with a localized label.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - text: The text that the user types.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text, prompt: nil, label: Text(titleKey))
    }

    /// Makes a field.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - text: The text that the user types.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text, prompt: nil, label: Text(title))
    }

    /// Makes a field with a localized label, and a prompt.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - text: The text that the user types.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt: prompt, label: Text(titleKey))
    }

    /// Makes a field with a prompt.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - text: The text that the user types.
    ///   - prompt: The text shown while the field is empty; nil for the label.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt: prompt, label: Text(title))
    }

    /// Makes a field that calls an action when the user submits the text. Use `onSubmit(of:_:)` in new source.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - text: The text that the user types.
    ///   - onCommit: Called when the user submits the text.
    nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, prompt: nil, label: Text(titleKey), commit: onCommit)
    }

    /// Makes a field that calls an action when the user submits the text. Use `onSubmit(of:_:)` in new source.
    ///
    /// - Parameters:
    ///   - title: The title, which is not localized.
    ///   - text: The text that the user types.
    ///   - onCommit: Called when the user submits the text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, prompt: nil, label: Text(title), commit: onCommit)
    }
}
