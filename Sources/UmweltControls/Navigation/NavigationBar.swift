import Foundation
@_spi(Kernel) import Umwelt

/// The bar above a level: the back button, the title, and the items of the content.
nonisolated struct NavigationBar: View, SystemView {
    let parts: NavigationLevelParts

    nonisolated init(parts: NavigationLevelParts) { self.parts = parts }

    @MainActor var body: some View {
        let settings = parts.settings.value
        let title = parts.title.value?.text
        let subtitle = parts.subtitle.value
        let items = parts.items.value.filter { $0.place != .bottom }
        let hasBack = parts.level != nil && !settings.hidesBackButton
        if settings.shows(.navigation) && (title != nil || subtitle != nil || !items.isEmpty || hasBack) {
            let isLarge = title != nil && parts.hasLargeTitle
            NavigationBarView(
                items: items,
                back: hasBack ? BackButton(parts: parts).inBarType() : nil,
                title: isLarge ? nil : BarTitle(text: title, subtitle: subtitle, isLarge: false).inBarType(),
                largeTitle: isLarge ? BarTitle(text: title, subtitle: subtitle, isLarge: true) : nil)
        }
    }
}

/// The title in a bar, with the subtitle below it.
private nonisolated struct BarTitle: View, SystemView {
    let text: Text?
    let subtitle: Text?
    let isLarge: Bool

    nonisolated init(text: Text?, subtitle: Text?, isLarge: Bool) {
        self.text = text
        self.subtitle = subtitle
        self.isLarge = isLarge
    }

    @MainActor var body: some View {
        let title = text.map {
            $0.font(isLarge ? .largeTitle.bold() : .headline).foregroundStyle(Color.primary).accessibilityHeading(.h1)
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

/// The button that goes back to the level below, labelled with the title of that level.
private nonisolated struct BackButton: View, SystemView {
    let parts: NavigationLevelParts

    nonisolated init(parts: NavigationLevelParts) { self.parts = parts }

    @MainActor var body: some View {
        Button {
            parts.dismiss()
        } label: {
            HStack(spacing: 5) {
                Chevron(.backward)
                (parts.below?.title.value?.text ?? Text("Back")).font(.body).lineLimit(1)
            }
        }
        .buttonStyle(.automatic)
    }
}

extension View {
    /// Resets the text size to the default one: bars do not grow with it, as on the systems whose bars these are.
    nonisolated func inBarType() -> some View { dynamicTypeSize(.large) }
}

/// The bar below a level, with the items that the content has for it.
nonisolated struct BottomToolbar: View, SystemView {
    let parts: NavigationLevelParts

    nonisolated init(parts: NavigationLevelParts) { self.parts = parts }

    @MainActor var body: some View {
        let items = parts.items.value.filter { $0.place == .bottom }
        if parts.settings.value.shows(.bottom) && !items.isEmpty { BottomBarView(items: items) }
    }
}
