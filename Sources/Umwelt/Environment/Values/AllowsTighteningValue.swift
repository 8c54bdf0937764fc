struct AllowsTighteningKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the letters of a text may come a little closer together where it would not fit otherwise.
    ///
    /// `Text` reads it. Set it with ``View/allowsTightening(_:fileID:line:)``.
    public var allowsTightening: Bool {
        get { self[AllowsTighteningKey.self] }
        set { self[AllowsTighteningKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the letters of texts in this view may come a little closer together where they would not fit
    /// otherwise.
    ///
    /// ```swift
    /// Text(title).lineLimit(1).allowsTightening(true)
    /// ```
    nonisolated public func allowsTightening(
        _ flag: Bool, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.allowsTightening, flag, fileID: fileID, line: line)
    }
}
