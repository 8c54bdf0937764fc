@_spi(Kernel) import Umwelt

/// How buttons look and what makes them act.
///
/// ```swift
/// struct Confirmed: PrimitiveButtonStyle {
///     @State private var isAsking = false
///
///     func makeBody(configuration: Configuration) -> some View {
///         if isAsking {
///             Button("Sure?", action: configuration.trigger)
///         } else {
///             Button { isAsking = true } label: { configuration.label }
///         }
///     }
/// }
/// ```
///
/// A button within a style looks as the style outside of it says.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the button's looks.
    associatedtype Body: View

    /// What a style is given.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Makes a button.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a ``PrimitiveButtonStyle`` is given.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public nonisolated struct Label: ErasedContent {
        let content: AnyView
    }

    /// What the button does, where that matters.
    public let role: ButtonRole?

    /// The label.
    public let label: Label

    let action: @MainActor () -> Void

    /// Whether all of its row in a list is pressed with the button.
    var takesRow = false

    nonisolated init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.label = label
        self.action = action
    }

    /// Does what the button is for.
    public func trigger() { onMainActor({ @MainActor action in action() }, action) }
}

extension View {
    /// Sets how buttons in this view look and what makes them act.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: PrimitiveStyledButton<S>.self, fileID: fileID, line: line)
    }
}

/// A style whose buttons act as the system's do: when they are pressed and released.
protocol SystemButtonStyle: PrimitiveButtonStyle, SystemStyle where Body == PressableButton<Appearance> {
    associatedtype Appearance: ButtonStyle

    /// How the buttons look.
    nonisolated var appearance: Appearance { get }

    /// Whether all of its row in a list is pressed with a button.
    nonisolated var takesRow: Bool { get }
}

extension SystemButtonStyle {
    /// Who asks for a style has buttons within rows.
    nonisolated var takesRow: Bool { false }

    /// Makes a button with the style's looks.
    @MainActor public func makeBody(configuration: Configuration) -> PressableButton<Appearance> {
        var configuration = configuration
        configuration.takesRow = configuration.takesRow || takesRow
        return PressableButton(style: appearance, configuration: configuration)
    }
}
