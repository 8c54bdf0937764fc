@_spi(Kernel) import Umwelt

struct MenuIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The visibility of the mark on the buttons of menus; by default it is hidden.
    ///
    /// `Menu` reads it. Set it with ``View/menuIndicator(_:fileID:line:)``.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorVisibilityKey.self] }
        set { self[MenuIndicatorVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Sets the visibility of the mark on the buttons of menus in this view.
    ///
    /// ```swift
    /// Menu("Sort") { SortButtons() }.menuIndicator(.visible)
    /// ```
    ///
    /// - Parameters:
    ///   - visibility: The visibility; with `.automatic` the style or the host decides.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func menuIndicator(
        _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.menuIndicatorVisibility, visibility, fileID: fileID, line: line)
    }
}
