@_spi(Kernel) import Umwelt

struct MenuIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether the buttons of menus show a mark that there is a menu; usually they don't.
    ///
    /// `Menu` reads it. Set it with ``View/menuIndicator(_:fileID:line:)``.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorVisibilityKey.self] }
        set { self[MenuIndicatorVisibilityKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the buttons of menus in this view show a mark that there is a menu.
    ///
    /// ```swift
    /// Menu("Sort") { SortButtons() }.menuIndicator(.visible)
    /// ```
    nonisolated public func menuIndicator(
        _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.menuIndicatorVisibility, visibility, fileID: fileID, line: line)
    }
}
