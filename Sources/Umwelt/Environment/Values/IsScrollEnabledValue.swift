struct IsScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether people may scroll what scrolls.
    ///
    /// `ScrollView` and `List` read it. Set it with ``View/scrollDisabled(_:fileID:line:)``.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Keeps people from scrolling in this view, or not. What is disabled outside stays so.
    ///
    /// ```swift
    /// List(books) { BookRow(book: $0) }.scrollDisabled(isDragging)
    /// ```
    nonisolated public func scrollDisabled(
        _ disabled: Bool, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(\.isScrollEnabled, transform: { $0 = $0 && !disabled }, fileID: fileID, line: line)
    }
}
