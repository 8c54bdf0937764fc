@_spi(Kernel) import Umwelt

/// The configuration of styles of something to press.
protocol ControlStyleConfiguration: StyleConfiguration {
    /// What the control is to its user.
    nonisolated var semanticRole: Semantics.Role { get }

    /// Does what a press does.
    @MainActor func press()
}

extension ControlStyleConfiguration {
    /// Shows what the style makes, with something to press for those who cannot see it.
    @MainActor static func show<Styled: StyledView>(_ styled: Styled, outside: StyleStack<Self>) -> AnyView
    where Styled.Configuration == Self {
        AnyView(ControlInAppStyle(styled: styled).environment(styles, outside))
    }
}

/// A control in a style of the app's. If its looks hold nothing to use, it is for those who cannot see them a control
/// like others.
private nonisolated struct ControlInAppStyle<Styled: StyledView>: View, SystemView
where Styled.Configuration: ControlStyleConfiguration {
    let styled: Styled
    @Environment(\.isEnabled) private var isEnabled

    nonisolated init(styled: Styled) { self.styled = styled }

    @MainActor var body: some View {
        let configuration = styled.configuration
        styled.modifier(
            FallbackControlModifier(Semantics(role: configuration.semanticRole, isEnabled: isEnabled)) { event in
                guard case .press = event else { return false }
                configuration.press()
                return true
            })
    }
}
