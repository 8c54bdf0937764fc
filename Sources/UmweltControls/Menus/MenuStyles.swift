@_spi(Kernel) import Umwelt

/// The usual looks: a button in the environment's button style.
public nonisolated struct DefaultMenuStyle: MenuStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Makes the view that shows.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ButtonMenuStyle().makeBody(configuration: configuration)
    }
}

/// A button in the environment's button style.
public nonisolated struct ButtonMenuStyle: MenuStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Makes the view that shows.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuControl(configuration: configuration)
    }
}

/// A label in the tint and nothing around it, whatever the environment's button style is.
public nonisolated struct BorderlessButtonMenuStyle: MenuStyle, SystemStyle {
    /// Makes the style.
    nonisolated public init() {}

    /// Makes the view that shows.
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuControl(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The usual looks.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the environment's button style.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A label in the tint and nothing around it.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A menu's button. If that has an action of its own, a second one beside it shows the menu, and is there even if marks
/// that there is a menu are not to be seen: nothing else leads to it.
private nonisolated struct MenuControl: View, SystemView {
    let configuration: MenuStyleConfiguration
    @Environment(\.menuIndicatorVisibility) private var indicator

    nonisolated init(configuration: MenuStyleConfiguration) { self.configuration = configuration }

    @MainActor var body: some View {
        if let action = configuration.primaryAction {
            HStack(spacing: 4) {
                Button {
                    action()
                } label: {
                    configuration.label
                }
                MenuButton {
                    Chevron(.down).frame(minWidth: 16, minHeight: 20).labeled(by: configuration.label)
                } content: {
                    configuration.content
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
