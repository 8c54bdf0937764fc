@_spi(Kernel) import Umwelt

/// How text fields look.
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///     func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.padding(.vertical, 8).overlay(alignment: .bottom) { Rectangle().frame(height: 1) }
///     }
/// }
/// ```
public protocol TextFieldStyle {
    /// The type of the field's looks.
    associatedtype _Body: View

    /// Makes a field's looks around the field itself.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body

    /// The label of the field that a style is given.
    typealias _Label = _TextFieldStyleLabel
}

/// The label of the field that a style is given.
public nonisolated struct _TextFieldStyleLabel: ErasedContent {
    let content: AnyView
}

extension View {
    /// Sets how text fields in this view look.
    ///
    /// ```swift
    /// TextField("Name", text: $name).textFieldStyle(.roundedBorder)
    /// ```
    nonisolated public func textFieldStyle<S: TextFieldStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledTextField<S>.self, fileID: fileID, line: line)
    }
}

/// The usual looks: the text alone.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Makes the view that shows.
    nonisolated public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// The text alone.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Makes the view that shows.
    nonisolated public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// The text in a box with round corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Makes the view that shows.
    nonisolated public func _body(configuration: TextField<Self._Label>) -> some View {
        // The room is the field's own, so that all of the box can be pressed.
        configuration
            .environment(\.fieldInsets, EdgeInsets(top: 6.5, leading: 7, bottom: 6.5, trailing: 7))
            .background(FieldBox())
    }
}

/// What is behind a field with a border; UIKit's lengths.
private nonisolated struct FieldBox: View, SystemView {
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        let shape = RoundedRectangle(cornerRadius: 5)
        shape.fill(Color(system: .windowBackground)).opacity(isEnabled ? 1 : 0.5)
            .overlay(shape.strokeBorder(Color(system: .separator), lineWidth: 1))
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The usual looks: the text alone.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// The text alone.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// The text in a box with round corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

struct FieldInsetsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
    /// How text fields look.
    var textFieldStyle: StyleStack<TextField<_TextFieldStyleLabel>> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }

    /// The room around the text of fields.
    var fieldInsets: EdgeInsets {
        get { self[FieldInsetsKey.self] }
        set { self[FieldInsetsKey.self] = newValue }
    }
}

extension TextField: StyleConfiguration where Label == _TextFieldStyleLabel {
    nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.textFieldStyle }

    nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(DefaultTextFieldStyle(), as: StyledTextField.self)
    }
}

/// What a style makes of a text field.
private nonisolated struct StyledTextField<Style: TextFieldStyle>: StyledView {
    let style: Style
    let configuration: TextField<_TextFieldStyleLabel>

    @MainActor var body: some View { style._body(configuration: configuration) }
}
