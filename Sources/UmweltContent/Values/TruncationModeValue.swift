struct TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
}

extension EnvironmentValues {
    /// The position of the ellipsis in text that does not fit.
    ///
    /// `Text` reads it. Set it with ``View/truncationMode(_:fileID:line:)``.
    public var truncationMode: Text.TruncationMode {
        get { self[TruncationModeKey.self] }
        set { self[TruncationModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the position of the ellipsis in texts of this view that do not fit.
    ///
    /// ```swift
    /// Text(path).lineLimit(1).truncationMode(.middle)
    /// ```
    ///
    /// - Parameters:
    ///   - mode: The mode; nil for the environment's or the default.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func truncationMode(
        _ mode: Text.TruncationMode, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.truncationMode, mode, fileID: fileID, line: line)
    }
}
