@_spi(Kernel) import Umwelt

/// What stands in the bar for one tab: its label, in the tint where the tab is chosen, and its badge.
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
        VStack(spacing: 3) { label }
            .labelStyle(TabLabelStyle())
            .font(.caption2.weight(.medium))
            .environment(\.symbolFont, .title3)
            .symbolVariant(.fill)
            .lineLimit(1)
            .foregroundStyle(isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.gray))
            .overlay(alignment: .topTrailing) {
                if let badge { TabBadge(label: badge) }
            }
            .opacity(isEnabled ? 1 : 0.4)
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .modifier(TabControl(badge: badge, isChosen: isChosen, isEnabled: isEnabled, choose: choose))
    }
}

/// Shows a label with its icon above its title.
private nonisolated struct TabLabelStyle: LabelStyle, SystemStyle {
    nonisolated init() {}

    @MainActor func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
            configuration.icon
            configuration.title
        }
    }
}

/// What is to be noticed about a tab, at the corner of its label. Those who listen hear it as the tab's value.
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

/// Makes of a label what its tab is chosen by.
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
