@_spi(Kernel) import Umwelt

extension View {
    /// Gives the view a smaller title below its title in the bar of the navigation stack that it is in.
    ///
    /// ```swift
    /// List(books) { BookRow(book: $0) }.navigationTitle("Library").navigationSubtitle("12 books")
    /// ```
    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        preference(key: NavigationSubtitleKey.self, value: subtitle)
    }

    /// Gives the view a smaller title that is looked up in the language of the environment.
    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Gives the view a smaller title.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }
}

struct NavigationSubtitleKey: PreferenceKey {
    static var defaultValue: Text? { nil }

    /// The first counts, in view order.
    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = value ?? nextValue() }
}
