@_spi(Kernel) import Umwelt

/// A toggle style with a button that looks pressed while it is on.
public nonisolated struct ButtonToggleStyle: ToggleStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view in this style.
    ///
    /// - Parameter configuration: The label and the state of the toggle.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: BorderedButtonAppearance(backgroundKind: configuration.state == false ? .none : .tint),
            configuration: configuration.button, semantics: configuration.semanticRole)
    }
}

extension ToggleStyle where Self == ButtonToggleStyle {
    /// A style with a button that looks pressed while it is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
