import Foundation
@_spi(Kernel) import Umwelt

/// A type that defines the appearance of text editors.
///
/// Apps use the system's styles: a configuration has no parts that an app can read.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// The configuration that the style receives.
    typealias Configuration = TextEditorStyleConfiguration

    /// Returns the view for an editor.
    ///
    /// - Parameter configuration: The properties of the control to draw.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The editor that a ``TextEditorStyle`` shows.
public struct TextEditorStyleConfiguration {
    let content: AnyView

    nonisolated init(content: AnyView) { self.content = content }
}

/// The default style: without a background.
public nonisolated struct AutomaticTextEditorStyle: TextEditorStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The editor; its members are not public.
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The style without a background.
public nonisolated struct PlainTextEditorStyle: TextEditorStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The editor; its members are not public.
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// The style with a border and rounded corners.
public nonisolated struct RoundedBorderTextEditorStyle: TextEditorStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The editor; its members are not public.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.content
            .overlay { RoundedRectangle(cornerRadius: 6).strokeBorder(Color.separator) }
    }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The default style.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// No background.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    /// A border with rounded corners.
    public static var roundedBorder: RoundedBorderTextEditorStyle { RoundedBorderTextEditorStyle() }
}

extension View {
    /// Sets the style of the text editors in this view.
    ///
    /// - Parameters:
    ///   - style: `.plain`, `.roundedBorder`, `.automatic`, or one of the app's own.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func textEditorStyle(
        _ style: some TextEditorStyle, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        textEditors(in: style, fileID: fileID, line: line)
    }

    nonisolated private func textEditors<S: TextEditorStyle>(
        in style: S, fileID: StaticString, line: UInt
    ) -> some View {
        styled(by: style, as: StyledTextEditor<S>.self, fileID: fileID, line: line)
    }
}

extension EnvironmentValues {
    /// The stack of styles of text editors.
    var textEditorStyle: StyleStack<TextEditorStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension TextEditorStyleConfiguration: StyleConfiguration {
    package nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.textEditorStyle }

    package nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(AutomaticTextEditorStyle(), as: StyledTextEditor.self)
    }
}

/// The view that shows an editor in a style.
private nonisolated struct StyledTextEditor<Style: TextEditorStyle>: StyledView {
    let style: Style
    let configuration: TextEditorStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}
