import Foundation
@_spi(Kernel) import Umwelt

/// Menu items in one row: symbols, with or without titles below them.
package nonisolated struct MenuRow<Content: View>: View, SystemView {
    let content: Content
    let showsTitles: Bool

    package nonisolated init(content: Content, showsTitles: Bool) {
        self.content = content
        self.showsTitles = showsTitles
    }

    @MainActor package var body: some View {
        HStack(spacing: 0) {
            Group(subviews: content) { items in
                ForEach(items.indices, id: \.self) { index in
                    if index > 0 { Color.separator.frame(width: 0.5).padding(.vertical, 8) }
                    items[index]
                }
            }
        }
        .buttonStyle(MenuRowButtonStyle(showsTitles: showsTitles))
        .toggleStyle(MenuRowToggleStyle(showsTitles: showsTitles))
        .fixedSize(horizontal: false, vertical: true)
        .accessibilityElement(children: .contain)
        .layoutValue(key: IsMenuRow.self, value: true)
    }
}

/// The value of a view that is a whole row of a menu, without the insets that texts have.
enum IsMenuRow: LayoutValueKey {
    static let defaultValue = false
}

/// The style of buttons in a row of a menu.
private nonisolated struct MenuRowButtonStyle: PrimitiveButtonStyle, SystemStyle {
    let showsTitles: Bool

    nonisolated init(showsTitles: Bool) { self.showsTitles = showsTitles }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: MenuRowAppearance(showsTitles: showsTitles, isOn: false), configuration: configuration
        )
        .blocksMenuDismissal()
    }
}

/// The style of toggles in a row of a menu.
private nonisolated struct MenuRowToggleStyle: ToggleStyle, SystemStyle {
    let showsTitles: Bool

    nonisolated init(showsTitles: Bool) { self.showsTitles = showsTitles }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        PressableButton(
            style: MenuRowAppearance(showsTitles: showsTitles, isOn: configuration.state != false),
            configuration: configuration.button, semantics: configuration.semanticRole
        )
        .blocksMenuDismissal()
    }
}

/// The appearance of an item in a row of a menu.
private nonisolated struct MenuRowAppearance: ButtonStyle {
    let showsTitles: Bool
    let isOn: Bool
    @Environment(\.isEnabled) private var isEnabled

    nonisolated init(showsTitles: Bool, isOn: Bool) {
        self.showsTitles = showsTitles
        self.isOn = isOn
    }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(MenuRowLabelStyle(showsTitles: showsTitles))
            .font(.footnote)
            .lineLimit(1)
            .minimumScaleFactor(0.7)
            .foregroundStyle(configuration.role == .destructive ? Color.red : Color.primary)
            .opacity(isEnabled ? 1 : 0.4)
            .padding(.horizontal, 4)
            .padding(.vertical, 8)
            .frame(maxWidth: .infinity, minHeight: 44)
            .background(configuration.isPressed || isOn ? ControlFill.soft : .none)
    }
}

/// The style of labels in a menu row: the icon above the title, or only the icon.
private nonisolated struct MenuRowLabelStyle: LabelStyle, SystemStyle {
    let showsTitles: Bool

    nonisolated init(showsTitles: Bool) { self.showsTitles = showsTitles }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.font(.title3)
            if showsTitles { configuration.title }
        }
        .labeled(by: showsTitles ? nil : configuration.title)
    }
}
