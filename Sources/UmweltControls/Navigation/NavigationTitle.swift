@_spi(Kernel) import Umwelt

extension View {
    /// Gives the view a title: in the bar of the navigation stack that it is in, and as the name of the window.
    ///
    /// ```swift
    /// List(books) { BookRow(book: $0) }.navigationTitle("Library")
    /// ```
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        modifier(NavigationTitleModifier(title: title))
    }

    /// Gives the view a title that is looked up in the language of the environment.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Gives the view a title.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// Sets how the title of the view is shown in the bar of its navigation stack.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { $0.titleDisplayMode = displayMode }
    }

    /// Takes the button away that goes back from this view.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { $0.hidesBackButton = hidesBackButton }
    }
}

extension View {
    /// Takes the bar of the navigation stack away while this view is shown.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { $0.bars[.navigation] = hidden ? .hidden : .visible }
    }

    /// Gives the view a title.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Gives the view a title that is looked up in the language of the environment.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Gives the view a title.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// Gives the view a title, and says how it is shown.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Gives the view a title that is looked up in the language of the environment, and says how it is shown.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Gives the view a title, and says how it is shown.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
}

/// The bar of a navigation stack.
public struct NavigationBarItem: Sendable {
    /// How a title is shown.
    public enum TitleDisplayMode: Sendable {
        /// As on the level below; large at the bottom of a stack.
        case automatic
        /// Small, in the middle of the bar.
        case inline
        /// Large, below the bar.
        case large
    }
}

/// Hands out a title in the language of the environment.
private nonisolated struct NavigationTitleModifier: EnvironmentalModifier {
    let title: Text

    nonisolated init(title: Text) { self.title = title }

    @MainActor func resolve(in environment: EnvironmentValues) -> _PreferenceWritingModifier<ContentTitleKey> {
        _PreferenceWritingModifier(value: ContentTitle(text: title, string: title.string(in: environment)))
    }
}

/// How a view wants the bars around it to be.
struct NavigationBarSettings: Equatable {
    /// Nil where nobody says anything.
    var titleDisplayMode: NavigationBarItem.TitleDisplayMode?
    var hidesBackButton = false

    /// Which bars are to be seen, where somebody says so.
    var bars: [ToolbarPlacement.Bar: Visibility] = [:]

    /// What concerns bars that are not the stack's; nil if nothing does.
    var outsideOfStack: NavigationBarSettings? {
        bars[.tab].map { NavigationBarSettings(bars: [.tab: $0]) }
    }
}

struct NavigationBarSettingsKey: PreferenceKey {
    static var defaultValue: NavigationBarSettings { NavigationBarSettings() }

    /// Of what several views say about the same, the last counts.
    static func reduce(value: inout NavigationBarSettings, nextValue: () -> NavigationBarSettings) {
        let next = nextValue()
        value.titleDisplayMode = next.titleDisplayMode ?? value.titleDisplayMode
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.bars.merge(next.bars) { _, new in new }
    }
}
