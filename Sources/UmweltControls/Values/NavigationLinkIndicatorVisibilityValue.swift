@_spi(Kernel) import Umwelt

struct NavigationLinkIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether links in the rows of a list show an arrow at their end; usually they do.
    ///
    /// ``NavigationLink`` reads it. Set it with ``View/navigationLinkIndicatorVisibility(_:fileID:line:)``.
    public internal(set) var navigationLinkIndicatorVisibility: Visibility {
        get { self[NavigationLinkIndicatorVisibilityKey.self] }
        set { self[NavigationLinkIndicatorVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Sets whether links in the rows of lists in this view show an arrow at their end.
    ///
    /// ```swift
    /// List(people) { PersonLink(person: $0) }.navigationLinkIndicatorVisibility(.hidden)
    /// ```
    @MainActor @preconcurrency public func navigationLinkIndicatorVisibility(
        _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.navigationLinkIndicatorVisibility, visibility, fileID: fileID, line: line)
    }
}
