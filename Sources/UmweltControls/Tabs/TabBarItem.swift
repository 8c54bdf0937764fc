@_spi(Kernel) import Umwelt

/// The view of one tab in the bar: its label, in the tint if the tab is selected, and its badge.
nonisolated struct TabBarItem: View, SystemView {
    let label: AnyView
    let badge: Text?
    let isChosen: Bool
    let isEnabled: Bool
    let choose: @MainActor () -> Void

    nonisolated init(
        label: AnyView, badge: Text?, isChosen: Bool, isEnabled: Bool, choose: @escaping @MainActor () -> Void
    ) {
        self.label = label
        self.badge = badge
        self.isChosen = isChosen
        self.isEnabled = isEnabled
        self.choose = choose
    }

    @MainActor var body: some View {
        let look = AppAppearance.current.tabItems
        let usual = isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray)
        let icon = look.icon(isChosen: isChosen).map(AnyShapeStyle.init)
        let title = look.title(isChosen: isChosen).color.map(AnyShapeStyle.init)
        VStack(spacing: 3) { label }
            .labelStyle(TabLabelStyle(icon: icon ?? usual, title: title ?? usual))
            .font(look.title(isChosen: isChosen).font ?? .caption2.weight(.medium))
            .environment(\.symbolFont, .title3)
            .symbolVariant(.fill)
            .lineLimit(1)
            // Of labels that are none, the parts cannot be told from each other.
            .foregroundStyle(title ?? icon ?? usual)
            .overlay(alignment: .topTrailing) {
                if let badge { TabBadge(label: badge) }
            }
            .opacity(isEnabled ? 1 : 0.4)
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(TabControl(badge: badge, isChosen: isChosen, isEnabled: isEnabled, choose: choose))
    }
}

/// The style of a tab's label: the icon above the title.
private nonisolated struct TabLabelStyle: LabelStyle, SystemStyle {
    let icon: AnyShapeStyle
    let title: AnyShapeStyle

    nonisolated init(icon: AnyShapeStyle, title: AnyShapeStyle) {
        self.icon = icon
        self.title = title
    }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
            configuration.icon.foregroundStyle(icon)
            configuration.title.foregroundStyle(title)
        }
    }
}

/// The badge of a tab, at the corner of its label. It is hidden from assistive technology, where it is the tab's value.
private nonisolated struct TabBadge: View, SystemView {
    let label: Text

    nonisolated init(label: Text) { self.label = label }

    @MainActor var body: some View {
        BadgeCapsule(label: label)
            .font(.caption2)
            .padding(.top, -4)
            .padding(.trailing, -18)
            .accessibilityHidden(true)
    }
}

/// A modifier that makes a label the control that selects its tab.
private nonisolated struct TabControl: EnvironmentalModifier {
    let badge: Text?
    let isChosen: Bool
    let isEnabled: Bool
    let choose: @MainActor () -> Void

    nonisolated init(badge: Text?, isChosen: Bool, isEnabled: Bool, choose: @escaping @MainActor () -> Void) {
        self.badge = badge
        self.isChosen = isChosen
        self.isEnabled = isEnabled
        self.choose = choose
    }

    @MainActor func resolve(in environment: EnvironmentValues) -> ControlModifier {
        var semantics = Semantics(role: .tab(isSelected: isChosen), isEnabled: isEnabled)
        semantics.value = badge?.string(in: environment)
        return ControlModifier(semantics) { [choose] event in
            guard case .press = event else { return false }
            choose()
            return true
        }
    }
}
