@_spi(Kernel) import Umwelt

/// The default style: a button in the environment's button style.
public nonisolated struct DefaultMenuStyle: MenuStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that the style shows.
    ///
    /// - Parameter configuration: The label and the items of the menu.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ButtonMenuStyle().makeBody(configuration: configuration)
    }
}

/// The style of a button in the environment's button style.
public nonisolated struct ButtonMenuStyle: MenuStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that the style shows.
    ///
    /// - Parameter configuration: The label and the items of the menu.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuControl(configuration: configuration)
    }
}

/// The style of a label in the tint without a background, whatever the environment's button style is.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that the style shows.
    ///
    /// - Parameter configuration: The label and the items of the menu.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuControl(configuration: configuration).buttonStyle(.borderless)
    }
}

/// The style of a button with a border, whatever the environment's button style is.
///
/// In new source, `ButtonMenuStyle` with the button style `bordered`.
public nonisolated struct BorderedButtonMenuStyle: MenuStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Returns the view that the style shows.
    ///
    /// - Parameter configuration: The label and the items of the menu.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuControl(configuration: configuration).buttonStyle(.bordered)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The default style.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the environment's button style.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A label in the tint without a background.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A button with a border.
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// The button of a menu.
///
/// If the menu has a primary action, a second button beside it opens the menu. It is visible even if menu indicators
/// are hidden, because it is the only way to open the menu.
private nonisolated struct MenuControl: View, SystemView {
    let configuration: MenuStyleConfiguration
    @Environment(\.menuIndicatorVisibility) private var indicator

    nonisolated init(configuration: MenuStyleConfiguration) { self.configuration = configuration }

    @MainActor var body: some View {
        if let action = configuration.primaryAction {
            LabelScope(configuration.label) { label in
                HStack(spacing: 4) {
                    Button {
                        action()
                    } label: {
                        label
                    }
                    MenuButton {
                        Chevron(.down).frame(minWidth: 16, minHeight: 20).labeled(by: label)
                    } content: {
                        configuration.content
                    }
                }
            }
        } else {
            MenuButton {
                if indicator == .visible {
                    HStack(spacing: 5) {
                        configuration.label
                        Chevron(.down)
                    }
                } else {
                    configuration.label
                }
            } content: {
                configuration.content
            }
        }
    }
}
