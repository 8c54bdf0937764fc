import Foundation

/// The bar above a level: the way back, the title, and the items of the content.
nonisolated struct NavigationBar: View, SystemView {
    let parts: NavigationLevelParts

    nonisolated init(parts: NavigationLevelParts) { self.parts = parts }

    @MainActor var body: some View {
        let settings = parts.settings.value
        let title = parts.title.value?.text
        let items = parts.items.value.filter { $0.place != .bottom }
        let hasBack = parts.level != nil && !settings.hidesBackButton
        if settings.shows(.navigation) && (title != nil || !items.isEmpty || hasBack) {
            let isLarge = title != nil && parts.hasLargeTitle
            BarView(
                items: items, hasLine: !isLarge,
                back: hasBack ? BackButton(parts: parts) : nil,
                title: isLarge ? nil : title.map { BarTitle(text: $0, font: .headline) },
                largeTitle: isLarge ? title.map { BarTitle(text: $0, font: .largeTitle.bold()) } : nil)
        }
    }
}

/// A title in a bar.
private nonisolated struct BarTitle: View, SystemView {
    let text: Text
    let font: Font

    nonisolated init(text: Text, font: Font) {
        self.text = text
        self.font = font
    }

    @MainActor var body: some View {
        text.font(font).lineLimit(1).foregroundStyle(Color.primary).accessibilityHeading(.h1)
    }
}

/// Goes back to the level below, whose title it says.
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

/// The items that the content wants to have below it.
nonisolated struct BottomToolbar: View, SystemView {
    let parts: NavigationLevelParts

    nonisolated init(parts: NavigationLevelParts) { self.parts = parts }

    @MainActor var body: some View {
        let items = parts.items.value.filter { $0.place == .bottom }
        if parts.settings.value.shows(.bottom) && !items.isEmpty { BottomBarView(items: items) }
    }
}
