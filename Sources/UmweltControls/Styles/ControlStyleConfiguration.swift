@_spi(Kernel) import Umwelt

/// The configuration of styles of controls that can be pressed.
package protocol ControlStyleConfiguration: StyleConfiguration {
    /// The semantic role of the control.
    nonisolated var semanticRole: Semantics.Role { get }

    /// Carries out a press.
    @MainActor func press()
}

extension ControlStyleConfiguration {
    /// Returns the view that the style makes, with a fallback control for keys and assistive technology.
    @MainActor package static func show<Styled: StyledView>(_ styled: Styled, outside: StyleStack<Self>) -> AnyView
    where Styled.Configuration == Self {
        AnyView(ControlInAppStyle(styled: styled).environment(styles, outside))
    }
}

/// A control in a style of the app's. If its appearance contains no control, a fallback control represents it to keys
/// and assistive technology.
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
