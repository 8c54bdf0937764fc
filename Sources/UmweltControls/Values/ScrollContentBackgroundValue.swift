@_spi(Kernel) import Umwelt

struct ScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// Whether lists show the background of their style. `List` and `Form` read it.
    var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets whether lists and forms in this view show the background of their style.
    ///
    /// ```swift
    /// List { … }.scrollContentBackground(.hidden).background(Color.mint)
    /// ```
    nonisolated public func scrollContentBackground(
        _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.scrollContentBackground, visibility, fileID: fileID, line: line)
    }
}
