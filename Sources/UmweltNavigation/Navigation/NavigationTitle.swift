@_spi(Kernel) import Umwelt

extension View {
    /// Sets the title of the view: in the bar of the enclosing navigation stack, and of the window.
    ///
    /// ```swift
    /// List(books) { BookRow(book: $0) }.navigationTitle("Library")
    /// ```
    ///
    /// - Parameter title: The title.
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        modifier(NavigationTitleModifier(title: title))
    }

    /// Sets the title of the view: in the bar of the enclosing navigation stack, and of the window.
    ///
    /// ```swift
    /// NavigationStack {
    ///     List(books) { BookRow(book: $0) }.navigationTitle("Library")
    /// }
    /// ```
    ///
    /// Apply it to a view inside of the stack, not to the stack.
    ///
    /// - Parameter titleKey: The title, a key of the app's localized strings.
    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the view to a string that is not localized.
    ///
    /// - Parameter title: The title.
    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

    /// Sets the size and position of the view's title in the bar of its navigation stack.
    ///
    /// ```swift
    /// BookView(book: book).navigationTitle(book.title).navigationBarTitleDisplayMode(.inline)
    /// ```
    ///
    /// - Parameter displayMode: `.large` below the bar, `.inline` in the bar, or `.automatic`.
    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { $0.titleDisplayMode = displayMode }
    }

    /// Hides the back button in the bar of the navigation stack, or shows it.
    ///
    /// ```swift
    /// ReceiptView(order).navigationBarBackButtonHidden()
    /// ```
    ///
    /// - Parameter hidesBackButton: True to hide the button.
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { $0.hidesBackButton = hidesBackButton }
    }
}

extension View {
    /// Hides the bar of the navigation stack while this view is shown.
    ///
    /// - Parameter hidden: True to hide it.
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        transformPreference(NavigationBarSettingsKey.self) { $0.bars[.navigation] = hidden ? .hidden : .visible }
    }

    /// Sets the title of the view.
    ///
    /// The name of `navigationTitle` in the first versions of SwiftUI.
    ///
    /// ```swift
    /// NavigationView {
    ///     List(books) { BookRow(book: $0) }.navigationBarTitle("Library")
    /// }
    /// ```
    ///
    /// - Parameter title: The title.
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the view.
    ///
    /// The name of `navigationTitle` in the first versions of SwiftUI.
    ///
    /// ```swift
    /// NavigationView {
    ///     List(books) { BookRow(book: $0) }.navigationBarTitle("Library")
    /// }
    /// ```
    ///
    /// - Parameter titleKey: The title, a key of the app's localized strings.
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of the view.
    ///
    /// The name of `navigationTitle` in the first versions of SwiftUI.
    ///
    /// ```swift
    /// NavigationView {
    ///     List(books) { BookRow(book: $0) }.navigationBarTitle("Library")
    /// }
    /// ```
    ///
    /// - Parameter title: The title.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// Sets the title of the view, and its size and position.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - displayMode: `.large` below the bar, `.inline` in the bar, or `.automatic`.
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the view, and its size and position.
    ///
    /// - Parameters:
    ///   - titleKey: The title, a key of the app's localized strings.
    ///   - displayMode: `.large` below the bar, `.inline` in the bar, or `.automatic`.
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the view, and its size and position.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - displayMode: `.large` below the bar, `.inline` in the bar, or `.automatic`.
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
}

/// The bar of a navigation stack.
public struct NavigationBarItem: Sendable {
    /// The size and position of a title.
    public enum TitleDisplayMode: Sendable {
        /// The mode of the level below; large at the root of a stack.
        case automatic
        /// Small, in the middle of the bar.
        case inline
        /// Large, below the bar.
        case large
    }
}

/// A modifier that sends up a title as a preference, in the language of the environment.
private nonisolated struct NavigationTitleModifier: EnvironmentalModifier {
    let title: Text

    nonisolated init(title: Text) { self.title = title }

    @MainActor func resolve(in environment: EnvironmentValues) -> _PreferenceWritingModifier<ContentTitleKey> {
        _PreferenceWritingModifier(value: ContentTitle(text: title, string: title.string(in: environment)))
    }
}

/// A view's settings of the bars around it.
struct NavigationBarSettings: Equatable {
    /// The size and position of the title; nil if the view does not set it.
    var titleDisplayMode: NavigationBarItem.TitleDisplayMode?
    var hidesBackButton = false
    var hidesSidebarToggle = false
    var hidesTitle = false

    /// True while a search replaces the navigation bar.
    var hidesForSearch = false

    /// False if the back button has no title; nil if the view does not set it.
    var hasTitleBelow: Bool?

    /// The menu of the title; nil for none.
    var titleMenu: BarTitleMenu?

    /// The visibility of bars, for bars that the view sets.
    var bars: [ToolbarPlacement.Bar: Visibility] = [:]

    /// The appearance of bars that the view sets.
    var looks: [ToolbarPlacement.Bar: BarLook] = [:]

    /// The settings of a navigation bar that disappears while content is scrolled.
    var minimization = BarMinimization()

    /// The settings for bars outside the stack; nil for none.
    var outsideOfStack: NavigationBarSettings? {
        guard bars[.tab] != nil || looks[.tab] != nil else { return nil }
        return NavigationBarSettings(
            bars: bars.filter { $0.key == .tab }, looks: looks.filter { $0.key == .tab })
    }
}

struct NavigationBarSettingsKey: PreferenceKey {
    static var defaultValue: NavigationBarSettings { NavigationBarSettings() }

    /// Combines the settings of several views: the last value of each applies; the back button is hidden if any view
    /// hides it.
    static func reduce(value: inout NavigationBarSettings, nextValue: () -> NavigationBarSettings) {
        let next = nextValue()
        value.titleDisplayMode = next.titleDisplayMode ?? value.titleDisplayMode
        value.hasTitleBelow = next.hasTitleBelow ?? value.hasTitleBelow
        value.titleMenu = next.titleMenu ?? value.titleMenu
        value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
        value.hidesTitle = value.hidesTitle || next.hidesTitle
        value.hidesForSearch = value.hidesForSearch || next.hidesForSearch
        value.hidesSidebarToggle = value.hidesSidebarToggle || next.hidesSidebarToggle
        value.minimization.add(next.minimization)
        value.bars.merge(next.bars) { _, new in new }
        for (bar, look) in next.looks { value.looks[bar, default: BarLook()].add(look) }
    }
}
