@_spi(Kernel) import Umwelt

extension View {
    /// Sets a smaller title, below the view's title in the bar of the enclosing navigation stack.
    ///
    /// ```swift
    /// List(books) { BookRow(book: $0) }.navigationTitle("Library").navigationSubtitle("12 books")
    /// ```
    ///
    /// - Parameter subtitle: The text. Of several in a screen the first one in view order applies.
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        preference(key: NavigationSubtitleKey.self, value: subtitle)
    }

    /// Sets a smaller title, which is localized.
    ///
    /// - Parameter subtitleKey: The subtitle, a key of the app's localized strings.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets a smaller title.
    ///
    /// - Parameter subtitle: The subtitle, which is not localized.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
}

struct NavigationSubtitleKey: PreferenceKey {
    static var defaultValue: Text? { nil }

    /// The first subtitle in view order applies.
    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}
