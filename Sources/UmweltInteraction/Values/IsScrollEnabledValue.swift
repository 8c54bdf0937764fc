struct IsScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// True if the user can scroll scroll views.
    ///
    /// `ScrollView` and `List` read it. Set it with ``View/scrollDisabled(_:fileID:line:)``.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }
}

extension View {
    /// Prevents or allows scrolling by the user in this view.
    ///
    /// `scrollDisabled(false)` does not enable scrolling that an outer view disables.
    ///
    /// ```swift
    /// List(books) { BookRow(book: $0) }.scrollDisabled(isDragging)
    /// ```
    ///
    /// - Parameters:
    ///   - disabled: True to disable scrolling by the user.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func scrollDisabled(
        _ disabled: Bool, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(\.isScrollEnabled, transform: { $0 = $0 && !disabled }, fileID: fileID, line: line)
    }
}
