@_spi(Kernel) import Umwelt

/// The style of buttons as items of a menu.
package nonisolated struct MenuItemStyle: PrimitiveButtonStyle, SystemStyle {
    package init() {}

    @MainActor package func makeBody(configuration: Configuration) -> some View {
        PressableButton(style: MenuItemAppearance(mark: .none), configuration: configuration).blocksMenuDismissal()
    }
}

/// The style of toggles as items of a menu: with a mark before the label while they are on.
package nonisolated struct MenuToggleStyle: ToggleStyle, SystemStyle {
    package init() {}

    @MainActor package func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: MenuItemAppearance(mark: configuration.state.map { $0 ? .tick : .room } ?? .dash),
            configuration: configuration.button, semantics: configuration.semanticRole
        )
        .blocksMenuDismissal()
    }
}

/// The style of labels in a menu: the icon at the end of the row.
nonisolated struct MenuLabelStyle: LabelStyle, SystemStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            LabelTexts(configuration.title, leavesOthers: true)
            Spacer(minLength: 0)
            configuration.icon
        }
    }
}

/// The appearance of a menu item.
package nonisolated struct MenuItemAppearance: ButtonStyle {
    let mark: Mark
    @Environment(\.isEnabled) private var isEnabled

    /// The mark before the label.
    package enum Mark {
        case none
        case tick
        case dash
        /// The space of a checkmark, which aligns labels.
        case room
    }

    package nonisolated init(mark: Mark) { self.mark = mark }

    @MainActor package func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            switch mark {
            case .none: EmptyView()
            case .tick: Checkmark()
            case .room: Checkmark().opacity(0)
            case .dash: Checkmark(isDash: true)
            }
            // A second text is a subtitle, as in menus since iOS 15.
            LabelTexts(configuration.label, leavesOthers: true).environment(\.arrangesButtonLabels, false)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.trailing, 8)
        // The usual font, whatever that of the menu's button is; a subtitle has a smaller one in place of it.
        .font(nil)
        .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
        .opacity(isEnabled ? 1 : 0.4)
        .padding(.horizontal, 16)
        .padding(.vertical, 11)
        .frame(minHeight: 44)
        .background(configuration.isPressed ? ControlFill.soft : .none)
    }
}
