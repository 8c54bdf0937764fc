struct AllowsTighteningKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// True if the letters of a text may move a little closer together where the text would not fit otherwise.
    ///
    /// `Text` reads it. Set it with ``View/allowsTightening(_:fileID:line:)``.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
}

extension View {
    /// Allows the letters of texts in this view to move a little closer together where a text would not fit otherwise,
    /// or not.
    ///
    /// ```swift
    /// Text(title).lineLimit(1).allowsTightening(true)
    /// ```
    ///
    /// - Parameters:
    ///   - flag: True to allow it.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func allowsTightening(
        _ flag: Bool, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.allowsTightening, flag, fileID: fileID, line: line)
    }
}
