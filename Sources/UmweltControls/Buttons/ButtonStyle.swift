@_spi(Kernel) import Umwelt

/// A type that defines the appearance of buttons.
///
/// The system decides when a button runs its action; a ``PrimitiveButtonStyle`` decides that as well.
///
/// ```swift
/// struct Capped: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label
///             .padding()
///             .background(.blue, in: Capsule())
///             .opacity(configuration.isPressed ? 0.5 : 1)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol ButtonStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// The configuration that the style receives.
    typealias Configuration = ButtonStyleConfiguration

    /// Returns the view for a button.
    ///
    /// - Parameter configuration: The properties of the control to draw.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The configuration that a ``ButtonStyle`` receives.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public nonisolated struct Label: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
    }

    /// The role of the button; nil for none.
    public let role: ButtonRole?

    /// The label.
    public let label: Label

    /// True while the button is being pressed.
    public let isPressed: Bool

    nonisolated init(role: ButtonRole?, label: Label, isPressed: Bool) {
        self.role = role
        self.label = label
        self.isPressed = isPressed
    }
}

extension View {
    /// Sets the style of buttons in this view.
    ///
    /// ```swift
    /// VStack {
    ///     Button("Cancel", action: cancel)
    ///     Button("Save", action: save)
    /// }
    /// .buttonStyle(Capped())
    /// ```
    ///
    /// - Parameters:
    ///   - style: The style, which draws the buttons.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func buttonStyle<S: ButtonStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(
            by: AppearanceOnlyStyle(appearance: style), as: PrimitiveStyledButton<AppearanceOnlyStyle<S>>.self,
            fileID: fileID,
            line: line)
    }
}

/// The primitive style of a ``ButtonStyle``: its appearance, for a button that acts like the system's.
private nonisolated struct AppearanceOnlyStyle<Appearance: ButtonStyle>: SystemButtonStyle {
    let appearance: Appearance

    nonisolated init(appearance: Appearance) { self.appearance = appearance }
}
