@_spi(Kernel) import Umwelt

/// The view of one tab in the bar: its label, in the tint if the tab is selected, and its badge. In a bar at the top
/// only the title is shown, on a capsule if the tab is selected, as on iPads since iOS 18.
nonisolated struct TabBarItem: View, SystemView {
    let label: AnyView
    let badge: Text?
    let isChosen: Bool
    let isEnabled: Bool

    /// True if the tab stands out: its label is white, on the tint.
    let isProminent: Bool

    /// True if the tab shows its symbol alone.
    let hidesTitle: Bool
    let choose: @MainActor () -> Void

    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.verticalSizeClass) private var height
    @Environment(\.isOnTablet) private var isOnTop
    @Environment(\.appearance.tabBars.capsule) private var capsule

    nonisolated init(
        label: AnyView, badge: Text?, isChosen: Bool, isEnabled: Bool, isProminent: Bool, hidesTitle: Bool,
        choose: @escaping @MainActor () -> Void
    ) {
        self.label = label
        self.badge = badge
        self.isChosen = isChosen
        self.isEnabled = isEnabled
        self.isProminent = isProminent
        self.hidesTitle = hidesTitle
        self.choose = choose
    }

    /// True if the bar floats in a capsule.
    private var floats: Bool { capsule != nil && !isOnTop }

    @MainActor var body: some View {
        let look = AppAppearance.current.tabItems
        let usual =
            isProminent
            ? AnyShapeStyle(.white)
            : isChosen ? AnyShapeStyle(.tint) : AnyShapeStyle(isOnTop || floats ? Color.primary : .gray)
        let icon = isProminent ? nil : look.icon(isChosen: isChosen).map(AnyShapeStyle.init)
        let title = isProminent ? nil : look.title(isChosen: isChosen).color.map(AnyShapeStyle.init)
        // As UIKit's bars do since iOS 11: beside each other where the width is regular or the height compact. The
        // distance and the larger type there are guesses.
        // A bar that floats has titles below symbols everywhere: a guess.
        let isLow = height == .compact && !floats
        let isWide = width == .regular && !floats || isLow
        let layout = isWide ? AnyLayout(HStackLayout(spacing: 6)) : AnyLayout(VStackLayout(spacing: 3))
        layout { label }
            .labelStyle(
                TabLabelStyle(
                    icon: isOnTop ? nil : icon ?? usual, title: hidesTitle ? nil : title ?? usual, layout: layout)
            )
            .font(
                look.title(isChosen: isChosen).font
                    ?? (isOnTop ? Font.subheadline : isWide ? .footnote : .caption2).weight(.medium)
            )
            .environment(\.symbolFont, isLow ? .body : .title3)
            .symbolVariant(.fill)
            .lineLimit(1)
            // In a view that is not a `Label`, title and icon cannot be distinguished.
            .foregroundStyle(title ?? icon ?? usual)
            .overlay(alignment: isOnTop ? .topTrailing : isWide ? .topLeading : .top) {
                // At the upper corner of the symbol, which is in the middle or, beside the title, at the beginning; of
                // a title alone at its end.
                if let badge {
                    TabBadge(
                        label: badge, text: isChosen ? look.chosenBadge : look.badge,
                        background: isChosen ? look.chosenBadgeBackground : look.badgeBackground
                    )
                    .alignmentGuide(HorizontalAlignment.center) { $0[.leading] - 5 }
                    .alignmentGuide(.leading) { $0[.leading] - (isLow ? 10 : 12) }
                    .alignmentGuide(.trailing) { _ in 3 }
                }
            }
            .opacity(isEnabled ? 1 : 0.4)
            // UIKit's tab bars keep their size whatever the size of type.
            .dynamicTypeSize(.large)
            // With a symbol and a title the bar is 49 points high, as on a phone, and 32 on one that lies on its side.
            // The insets on top are a guess.
            .padding(.horizontal, isOnTop ? 16 : 0)
            .padding(.top, isOnTop ? 8 : floats ? 0 : isLow ? 1 : 2.5)
            .padding(.bottom, isOnTop ? 8 : floats ? 0 : isLow ? 2 : 3.5)
            // Titles are in one line, whatever the heights of their symbols.
            .frame(
                maxWidth: isOnTop ? nil : .infinity, maxHeight: .infinity,
                alignment: isWide || floats ? .center : .bottom
            )
            .background(isOnTop && isChosen && !isProminent ? ControlFill.tab : .none, in: Capsule())
            .background {
                // A capsule that leaves room at the edges of the bar: a guess.
                if isProminent { Capsule().fill(.tint).padding(.horizontal, isOnTop ? 0 : 6) }
            }
            .modifier(TabControl(badge: badge, isChosen: isChosen, isEnabled: isEnabled, choose: choose))
    }
}

/// The style of a tab's label: the icon above the title, or before it.
private nonisolated struct TabLabelStyle: LabelStyle, SystemStyle {
    /// The style of icons; nil for no icons.
    let icon: AnyShapeStyle?

    /// The style of titles; nil for titles that only assistive technology reads.
    let title: AnyShapeStyle?
    let layout: AnyLayout

    nonisolated init(icon: AnyShapeStyle?, title: AnyShapeStyle?, layout: AnyLayout) {
        self.icon = icon
        self.title = title
        self.layout = layout
    }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        layout {
            if let title {
                if let icon { configuration.icon.foregroundStyle(icon) }
                configuration.title.foregroundStyle(title)
            } else if let icon {
                configuration.icon.foregroundStyle(icon).titled(by: configuration.title)
            }
        }
    }
}

/// The badge of a tab, at the corner of its label. It is hidden from assistive technology, where it is the tab's value.
private nonisolated struct TabBadge: View, SystemView {
    let label: Text
    let text: TextAppearance
    let background: Color?

    nonisolated init(label: Text, text: TextAppearance, background: Color?) {
        self.label = label
        self.text = text
        self.background = background
    }

    @MainActor var body: some View {
        BadgeCapsule(label: label, color: text.color ?? .white, background: background ?? .red)
            .font(text.font ?? .caption2)
            // The badge is beside its label, whose width is no limit for it.
            .fixedSize()
            .padding(.top, -4)
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
