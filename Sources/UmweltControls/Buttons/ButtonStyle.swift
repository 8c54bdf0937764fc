@_spi(Kernel) import Umwelt

/// How buttons look. What makes them act, and when, is the system's; a ``PrimitiveButtonStyle`` decides that as well.
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
    /// The type of the button's looks.
    associatedtype Body: View

    /// What a style is given.
    typealias Configuration = ButtonStyleConfiguration

    /// Makes a button's looks.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a ``ButtonStyle`` is given.
public struct ButtonStyleConfiguration {
    /// The button's label.
    public nonisolated struct Label: ErasedContent {
        let content: AnyView
    }

    /// What the button does, where that matters.
    public let role: ButtonRole?

    /// The label.
    public let label: Label

    /// Whether the button is being pressed.
    public let isPressed: Bool

    nonisolated init(role: ButtonRole?, label: Label, isPressed: Bool) {
        self.role = role
        self.label = label
        self.isPressed = isPressed
    }
}

extension View {
    /// Sets how buttons in this view look.
    nonisolated public func buttonStyle<S: ButtonStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(
            by: AppearanceOnlyStyle(appearance: style), as: PrimitiveStyledButton<AppearanceOnlyStyle<S>>.self,
            fileID: fileID,
            line: line)
    }
}

/// The looks of a style, for a button that acts as the system's do.
private nonisolated struct AppearanceOnlyStyle<Appearance: ButtonStyle>: SystemButtonStyle {
    let appearance: Appearance

    nonisolated init(appearance: Appearance) { self.appearance = appearance }
}
