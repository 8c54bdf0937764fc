@_spi(Kernel) import Umwelt

/// A button with the appearance of a ``ButtonStyle``, which depends on whether the button is being pressed.
package nonisolated struct PressableButton<Style: ButtonStyle>: View, SystemView {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration
    let semantics: Semantics.Role
    let onPressingChanged: (@MainActor (Bool) -> Void)?

    @State private var isPressed = false
    @State private var repetition = ButtonRepetition()
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.buttonRepeatBehavior) private var repeatBehavior
    @Environment(\.buttonsTakeRows) private var buttonsTakeRows

    /// Makes a button.
    ///
    /// - Parameters:
    ///   - semantics: The semantic role of the button.
    ///   - onPressingChanged: Called with true when a press starts, and with false when it ends.
    package nonisolated init(
        style: Style, configuration: PrimitiveButtonStyleConfiguration, semantics: Semantics.Role = .button,
        onPressingChanged: (@MainActor (Bool) -> Void)? = nil
    ) {
        self.style = style
        self.configuration = configuration
        self.semantics = semantics
        self.onPressingChanged = onPressingChanged
    }

    @MainActor package var body: some View {
        let label = ButtonStyleConfiguration.Label(configuration.label)
        StyledButton(
            style: style,
            configuration: ButtonStyleConfiguration(
                role: configuration.role, label: label, isPressed: isPressed && isEnabled)
        )
        .modifier(ControlModifier(said) { event in handle(event) })
        .modifier(FocusReadingModifier())
    }

    private var said: Semantics {
        guard !configuration.isResting else {
            var label = Semantics(role: .content)
            label.isPressedByPointers = false
            return label
        }
        var said = Semantics(role: semantics, isEnabled: isEnabled)
        said.takesRow = configuration.takesRow && buttonsTakeRows
        return said
    }

    @MainActor private func handle(_ event: NodeEvent) -> Bool {
        guard !configuration.isResting else { return false }
        switch event {
        case .press: if !repetition.takesRelease() { configuration.trigger() }
        case .pressBegan:
            setPressed(true)
            if repeatBehavior == .enabled { repetition.begin { configuration.trigger() } }
        case .pressEnded:
            setPressed(false)
            repetition.end()
        default: return false
        }
        return true
    }

    @MainActor private func setPressed(_ new: Bool) {
        guard new != isPressed else { return }
        withTransaction(\.isFromControl, true) { isPressed = new }
        onPressingChanged?(new)
    }
}

/// The view that shows a button in a style.
private nonisolated struct StyledButton<Style: ButtonStyle>: StyledView {
    let style: Style
    let configuration: ButtonStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

private struct ButtonsTakeRowsKey: ScreenLocalKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// True if a row of a list presses the only button in it; false where rows consist of cells.
    package nonisolated var buttonsTakeRows: Bool {
        get { self[ButtonsTakeRowsKey.self] }
        set { self[ButtonsTakeRowsKey.self] = newValue }
    }
}
