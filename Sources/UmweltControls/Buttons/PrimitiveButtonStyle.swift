@_spi(Kernel) import Umwelt

/// A type that defines the appearance of buttons and when they run their actions.
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
/// A button inside the view that a style makes has the next outer style.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
    /// The type of the view that the style makes.
    associatedtype Body: View

    /// The configuration that the style receives.
    typealias Configuration = PrimitiveButtonStyleConfiguration

    /// Returns the view for a button.
    ///
    /// - Parameter configuration: The properties of the control to draw.
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The configuration that a ``PrimitiveButtonStyle`` receives.
public struct PrimitiveButtonStyleConfiguration {
    /// The button's label.
    public nonisolated struct Label: ErasedContent {
        package let content: AnyView

        package init(content: AnyView) { self.content = content }
    }

    /// The role of the button; nil for none.
    public let role: ButtonRole?

    /// The label.
    public let label: Label

    let action: @MainActor () -> Void

    /// True if the whole row of a list that contains the button presses it.
    var takesRow = false

    /// True if the button only shows its label.
    var isResting = false

    package nonisolated init(role: ButtonRole?, label: Label, action: @escaping @MainActor () -> Void) {
        self.role = role
        self.label = label
        self.action = action
    }

    /// Runs the action of the button.
    public func trigger() {
        if !isResting { onMainActor({ @MainActor action in action() }, action) }
    }
}

extension View {
    /// Sets the style of buttons in this view, which defines their appearance and when they run their actions.
    ///
    /// ```swift
    /// Button("Buy", action: buy).buttonStyle(.borderedProminent)
    /// ```
    ///
    /// - Parameters:
    ///   - style: The style, such as `.bordered`, `.borderedProminent` or `.plain`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styled(by: style, as: PrimitiveStyledButton<S>.self, fileID: fileID, line: line)
    }
}

/// A style whose buttons act like the system's: when they are pressed and released.
protocol SystemButtonStyle: PrimitiveButtonStyle, SystemStyle where Body == PressableButton<Appearance> {
    associatedtype Appearance: ButtonStyle

    /// The appearance of the buttons.
    nonisolated var appearance: Appearance { get }

    /// True if the whole row of a list that contains a button presses it.
    nonisolated var takesRow: Bool { get }
}

extension SystemButtonStyle {
    /// Buttons of an explicitly chosen style are pressed on their own, inside of the row.
    nonisolated var takesRow: Bool { false }

    /// Returns a button with the style's appearance.
    ///
    /// - Parameter configuration: The label, the role and the action of the button.
    @MainActor public func makeBody(configuration: Configuration) -> PressableButton<Appearance> {
        var configuration = configuration
        configuration.takesRow = configuration.takesRow || takesRow
        return PressableButton(style: appearance, configuration: configuration)
    }
}
