@_spi(Kernel) import Umwelt

struct NavigationLinkIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The visibility of the arrow at the end of links in the rows of a list; by default it is visible.
    ///
    /// ``NavigationLink`` reads it. Set it with ``View/navigationLinkIndicatorVisibility(_:fileID:line:)``.
    public internal(set) var navigationLinkIndicatorVisibility: Visibility {
        get { self[NavigationLinkIndicatorVisibilityKey.self] }
        set { self[NavigationLinkIndicatorVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Sets the visibility of the arrow at the end of links in the rows of lists in this view.
    ///
    /// ```swift
    /// List(people) { PersonLink(person: $0) }.navigationLinkIndicatorVisibility(.hidden)
    /// ```
    ///
    /// - Parameters:
    ///   - visibility: The visibility; with `.automatic` the style or the host decides.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    @MainActor @preconcurrency public func navigationLinkIndicatorVisibility(
        _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.navigationLinkIndicatorVisibility, visibility, fileID: fileID, line: line)
    }
}
