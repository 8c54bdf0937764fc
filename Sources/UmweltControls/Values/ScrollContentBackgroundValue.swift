@_spi(Kernel) import Umwelt

struct ScrollContentBackgroundKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
    /// The visibility of the background that a list's style has. `List` and `Form` read it.
    package var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
}

extension View {
    /// Sets the visibility of the background of lists and forms in this view, for a custom background.
    ///
    /// ```swift
    /// List(books) { BookRow(book: $0) }
    ///     .scrollContentBackground(.hidden)
    ///     .background(Color.mint)
    /// ```
    ///
    /// - Parameters:
    ///   - visibility: The visibility; with `.automatic` the style or the host decides.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func scrollContentBackground(
        _ visibility: Visibility, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.scrollContentBackground, visibility, fileID: fileID, line: line)
    }
}
