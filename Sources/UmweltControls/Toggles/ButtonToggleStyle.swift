@_spi(Kernel) import Umwelt

/// A button that stays down while it is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Makes the view that shows.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: BorderedButtonAppearance(backgroundKind: configuration.state == false ? .none : .tint),
            configuration: configuration.button, semantics: configuration.semanticRole)
    }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays down while it is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
