import Foundation
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

/// The style of labels in a menu: the icon at the end of the row, or in a column in front of the titles.
nonisolated struct MenuLabelStyle: LabelStyle, SystemStyle {
    @Environment(\.appearance.menus.iconColumn) private var iconColumn
    @ScaledMetric private var typeScale: CGFloat = 1

    @MainActor func makeBody(configuration: Configuration) -> some View {
        if let iconColumn {
            HStack(spacing: iconColumn.distance) {
                configuration.icon.frame(width: iconColumn.width * typeScale)
                LabelTexts(configuration.title, leavesOthers: true)
            }
        } else {
            HStack(spacing: 8) {
                LabelTexts(configuration.title, leavesOthers: true)
                Spacer(minLength: 0)
                configuration.icon
            }
        }
    }
}

/// The appearance of a menu item.
package nonisolated struct MenuItemAppearance: ButtonStyle {
    let mark: Mark
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.appearance.menus) private var measures

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
        let insets = mark == .none ? measures.insets : measures.markedInsets
        HStack(spacing: measures.markDistance) {
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
        // The usual font, whatever that of the menu's button is; a subtitle has a smaller one in place of it.
        .font(nil)
        .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
        .opacity(isEnabled ? 1 : 0.4)
        .padding(.leading, insets.leading)
        .padding(.trailing, insets.trailing)
        .padding(.vertical, measures.verticalInset)
        .frame(minHeight: measures.minHeight)
        .background {
            RoundedRectangle(cornerRadius: measures.pressedRadius)
                .fill(configuration.isPressed ? ControlFill.soft : .none)
                .padding(.horizontal, measures.pressedInset)
        }
    }
}
