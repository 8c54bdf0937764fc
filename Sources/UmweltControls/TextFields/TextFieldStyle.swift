import Foundation
@_spi(Kernel) import Umwelt

/// A type that defines the appearance of text fields.
///
/// ```swift
/// struct Underlined: TextFieldStyle {
///     func _body(configuration: TextField<Self._Label>) -> some View {
///         configuration.padding(.vertical, 8).overlay(alignment: .bottom) { Rectangle().frame(height: 1) }
///     }
/// }
/// ```
public protocol TextFieldStyle {
    /// The type of the view that the style makes.
    associatedtype _Body: View

    /// Returns the view around the field itself.
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body

    /// The type of the label of the field that a style receives.
    typealias _Label = _TextFieldStyleLabel
}

/// The label of the field that a style receives.
public nonisolated struct _TextFieldStyleLabel: ErasedContent {
    package let content: AnyView

    package init(content: AnyView) { self.content = content }
}

extension View {
    /// Sets the style of text fields in this view.
    ///
    /// ```swift
    /// TextField("Name", text: $name).textFieldStyle(.roundedBorder)
    /// ```
    ///
    /// - Parameters:
    ///   - style: `.plain`, `.roundedBorder`, `.squareBorder`, `.automatic`, or one of the app's own.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func textFieldStyle<S: TextFieldStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: StyledTextField<S>.self, fileID: fileID, line: line)
    }
}

/// The default style: only the text.
public nonisolated struct DefaultTextFieldStyle: TextFieldStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    nonisolated public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A text field style that shows only the text.
public nonisolated struct PlainTextFieldStyle: TextFieldStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    nonisolated public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A text field style that shows the text in a box with rounded corners.
public nonisolated struct RoundedBorderTextFieldStyle: TextFieldStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    nonisolated public func _body(configuration: TextField<Self._Label>) -> some View {
        // The insets are the field's own, so that it can be pressed anywhere in the box.
        configuration
            .environment(\.fieldInsets, FieldMetrics.insets)
            .background(FieldBox(shape: RoundedRectangle(cornerRadius: FieldMetrics.cornerRadius)))
    }
}

/// A text field style that shows the text in a box with square corners.
public nonisolated struct SquareBorderTextFieldStyle: TextFieldStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    nonisolated public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
            .environment(\.fieldInsets, FieldMetrics.insets)
            .background(FieldBox(shape: Rectangle()))
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    /// The default style: only the text.
    public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    /// A style that shows only the text.
    public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    /// A style that shows the text in a box with rounded corners.
    public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
    /// A style that shows the text in a box with square corners.
    public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

struct FieldInsetsKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
    /// The stack of text field styles.
    var textFieldStyle: StyleStack<TextField<_TextFieldStyleLabel>> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }

    /// The insets of the text in fields, in points.
    package var fieldInsets: EdgeInsets {
        get { self[FieldInsetsKey.self] }
        set { self[FieldInsetsKey.self] = newValue }
    }
}

extension TextField: StyleConfiguration where Label == _TextFieldStyleLabel {
    package nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.textFieldStyle }

    package nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(DefaultTextFieldStyle(), as: StyledTextField.self)
    }
}

/// The view that shows a text field in a style.
private nonisolated struct StyledTextField<Style: TextFieldStyle>: StyledView {
    let style: Style
    let configuration: TextField<_TextFieldStyleLabel>

    @MainActor var body: some View { style._body(configuration: configuration) }
}
