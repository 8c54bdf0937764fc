import Foundation
@_spi(Kernel) import Umwelt

/// The bar above a level: the back button, the title, and the items of the content.
nonisolated struct NavigationBar: View, SystemView {
    let parts: NavigationLevelParts

    @Environment(\.verticalSizeClass) private var height
    @Environment(\.horizontalSizeClass) private var width

    nonisolated init(parts: NavigationLevelParts) { self.parts = parts }

    @MainActor var body: some View {
        let settings = parts.settings.value
        let title = settings.hidesTitle ? nil : parts.ownTitle
        let subtitle = parts.subtitle.value
        let items = parts.items.value.filter { !$0.place.isBelow && $0.place != .nowhere }
        let hasBack = parts.canGoBack && !settings.hidesBackButton
        let hasToggle = !settings.hidesSidebarToggle && parts.column?.hasToggle(for: parts.controller) == true
        // A stack that fills a column of a split view has the column's bar.
        let hasOwnBar =
            parts.column == nil || parts.column?.controller !== parts.controller || parts.stacks.value.isEmpty
        if hasOwnBar && settings.shows(.navigation) && !settings.hidesForSearch
            && (title != nil || subtitle != nil || !items.isEmpty || hasBack || hasToggle)
        {
            let isLarge = parts.showsLargeTitle(in: height)
            let look = settings.looks[.navigation] ?? BarLook()
            let scheme = look.colorScheme
            // A narrow bar has no room for secondary actions, unless it is an editor's.
            let isNarrow = width == .compact && settings.hasTitleBelow ?? true
            let overflow = parts.overflow.value
            let (always, flexible) = (
                items.filter { $0.place == .overflow || isNarrow && $0.place == .secondary },
                items.filter { $0.place != .overflow && !(isNarrow && $0.place == .secondary) }
            )
            let left = flexible.filter { overflow.contains(ObjectIdentifier($0.node)) }
            let menu = BarMenu.button(of: (left + always).map(\.menuItem))
            NavigationBarView(
                items: flexible, overflow: parts.overflow, alwaysHasMenu: !always.isEmpty,
                minimization: settings.minimization, look: look,
                back: hasBack || hasToggle
                    ? BarStart(parts: parts, hasBack: hasBack, hasToggle: hasToggle).inBarType().inColorScheme(scheme)
                    : nil,
                // It shows when the large one has gone.
                title: BarTitle(
                    parts: parts, text: title, subtitle: subtitle, isLarge: false, menu: settings.titleMenu
                ).inBarType().inColorScheme(scheme),
                largeTitle: isLarge
                    ? BarTitle(parts: parts, text: title, subtitle: subtitle, isLarge: true).inColorScheme(scheme)
                    : nil,
                more: menu.map {
                    ToolbarItemView(
                        content: $0.modifier(BarItemLook(placement: .automatic)), placement: .automatic)
                }
            )
            .modifier(DragsSheet())
        }
    }
}

/// The title in a bar, with the subtitle below it.
private nonisolated struct BarTitle: View, SystemView {
    let parts: NavigationLevelParts
    let text: Text?
    let subtitle: Text?
    let isLarge: Bool
    let menu: BarTitleMenu?

    nonisolated init(
        parts: NavigationLevelParts, text: Text?, subtitle: Text?, isLarge: Bool, menu: BarTitleMenu? = nil
    ) {
        self.parts = parts
        self.text = text
        self.subtitle = subtitle
        self.isLarge = isLarge
        self.menu = menu
    }

    @MainActor var body: some View {
        if let text, let menu {
            menu.button(AnyView(lines(of: text)))
        } else if let text, let binding = parts.renaming.value {
            RenamableTitle(title: lines(of: text), binding: binding)
        } else {
            lines(of: text)
        }
    }

    @ViewBuilder @MainActor private func lines(of text: Text?) -> some View {
        let title = text.map {
            let look =
                isLarge ? AppAppearance.current.navigationBar.largeTitle : AppAppearance.current.navigationBar.title
            return $0.font(look.font ?? (isLarge ? .largeTitle.bold() : .headline))
                .foregroundStyle(look.color ?? .primary).accessibilityHeading(.h1)
        }
        if let subtitle {
            VStack(alignment: isLarge ? .leading : .center, spacing: 0) {
                title
                subtitle.font(isLarge ? .subheadline : .caption).foregroundStyle(Color.secondary)
            }
            .lineLimit(1)
        } else {
            title.lineLimit(1)
        }
    }
}

/// The buttons of the system at the beginning of a bar.
private nonisolated struct BarStart: View, SystemView {
    let parts: NavigationLevelParts
    let hasBack: Bool
    let hasToggle: Bool

    nonisolated init(parts: NavigationLevelParts, hasBack: Bool, hasToggle: Bool) {
        self.parts = parts
        self.hasBack = hasBack
        self.hasToggle = hasToggle
    }

    @Environment(\.appearance.navigationBars) private var measures
    @Environment(\.appearance.barItems) private var items

    @MainActor var body: some View {
        HStack(spacing: items.spacing) {
            if hasToggle {
                SidebarButton(isShown: parts.column?.isSidebarShown == true) { parts.column?.toggleSidebar() }
                    .modifier(BarItemCapsule(capsule: items.capsule))
            }
            if hasBack {
                BackButton(parts: parts)
                    .modifier(BarItemCapsule(capsule: items.capsule))
                    .padding(.leading, hasToggle ? 0 : measures.backInset)
            }
        }
    }
}

/// The button that navigates back, labelled with the title of the previous level.
private nonisolated struct BackButton: View, SystemView {
    let parts: NavigationLevelParts

    @Environment(\.appearance.navigationBars) private var measures

    nonisolated init(parts: NavigationLevelParts) { self.parts = parts }

    @MainActor var body: some View {
        Button {
            parts.dismiss()
        } label: {
            HStack(spacing: measures.backSpacing) {
                Chevron(.backward)
                if measures.namesBackButton, parts.settings.value.hasTitleBelow ?? true {
                    (parts.titleBelow ?? SystemWord.back.text).font(.body).lineLimit(1).modifier(BackLabelModifier())
                }
            }
        }
        .buttonStyle(.automatic)
        .inBarTint()
        .accessibilityLabel(parts.titleBelow ?? Text("Back"))
    }
}

extension View {
    /// Sets the tint of buttons in navigation bars, if the app has a global one.
    nonisolated func inBarTint() -> some View {
        transformEnvironment(\.tint) { tint in
            if let color = AppAppearance.current.navigationBar.tint { tint = AnyShapeStyle(color) }
        }
    }

    /// Resets the text size to the default one: bars do not grow with it, as on the systems whose bars these are.
    nonisolated func inBarType() -> some View { dynamicTypeSize(.large) }
}

/// The bar below a level, with the content's items for it.
nonisolated struct BottomToolbar: View, SystemView {
    let parts: NavigationLevelParts

    nonisolated init(parts: NavigationLevelParts) { self.parts = parts }

    @MainActor var body: some View {
        let isWriting = parts.isWriting.value
        let items = parts.items.value.filter { $0.place.isBelow && (isWriting || $0.place != .keyboard) }
            .withSearchInPosition
        if parts.settings.value.shows(.bottom) && !items.isEmpty {
            BottomBarView(items: items, look: parts.settings.value.looks[.bottom] ?? BarLook())
        }
    }
}
