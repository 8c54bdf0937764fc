@_spi(Kernel) import Umwelt

extension EnvironmentValues {
    /// The stack of button styles, which define the appearance of buttons and when they act.
    var buttonStyle: StyleStack<PrimitiveButtonStyleConfiguration> {
        get { self[StyleKey.self] }
        set { self[StyleKey.self] = newValue }
    }
}

extension PrimitiveButtonStyleConfiguration: ControlStyleConfiguration {
    package nonisolated static var styles: WritableKeyPath<EnvironmentValues, StyleStack<Self>> { \.buttonStyle }

    package nonisolated static var systemStyle: StyleStack<Self> {
        StyleStack(DefaultButtonStyle(), as: PrimitiveStyledButton.self)
    }

    package nonisolated var semanticRole: Semantics.Role { .button }

    @MainActor package func press() { trigger() }
}

/// The view that shows a button in a style.
nonisolated struct PrimitiveStyledButton<Style: PrimitiveButtonStyle>: StyledView {
    let style: Style
    let configuration: PrimitiveButtonStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }

    /// The system's styles have no properties to be installed.
    @MainActor var inSystemStyle: AnyView { AnyView(body) }
}
