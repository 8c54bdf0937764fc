@_spi(Kernel) import Umwelt

struct ButtonStyleKey: EnvironmentKey {
    static var defaultValue: StyleStack<any PrimitiveButtonStyle> { StyleStack() }
}

extension EnvironmentValues {
    /// How buttons look and what makes them act.
    var buttonStyle: StyleStack<any PrimitiveButtonStyle> {
        get { self[ButtonStyleKey.self] }
        set { self[ButtonStyleKey.self] = newValue }
    }
}

extension StyleStack<any PrimitiveButtonStyle> {
    /// A button in the innermost style.
    @MainActor
    func makeView(_ configuration: PrimitiveButtonStyleConfiguration) -> AnyView {
        func open<S: PrimitiveButtonStyle>(_ style: S) -> AnyView {
            if style is any SystemButtonStyle || style is any SystemStyle {
                return AnyView(style.makeBody(configuration: configuration))
            }
            return AnyView(
                PrimitiveStyledButton(style: style, configuration: configuration)
                    .environment(\.buttonStyle, outside))
        }
        if let style { return open(style) }
        return open(DefaultButtonStyle())
    }
}

/// A button that acts as a style of the app's says. If its looks hold nothing to use, it is for those who cannot see
/// them a button like others.
private nonisolated struct PrimitiveStyledButton<S: PrimitiveButtonStyle>: View, SystemView {
    let style: S
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        PrimitiveStyleBody(style: style, configuration: configuration)
            .modifier(
                StandInModifier(Semantics(role: .button, isEnabled: isEnabled)) { [configuration] event in
                    guard case .press = event else { return false }
                    configuration.trigger()
                    return true
                })
    }
}

/// What a style of the app's makes of a button, its properties installed.
private nonisolated struct PrimitiveStyleBody<S: PrimitiveButtonStyle>: View, PropertyContainer, SystemView {
    let style: S
    let configuration: PrimitiveButtonStyleConfiguration

    @MainActor var body: some View { style.makeBody(configuration: configuration) }

    nonisolated static var reportedType: Any.Type { S.self }
}
