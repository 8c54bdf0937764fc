struct TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
}

extension Text {
    /// In which letters a text is shown.
    public enum Case: Hashable, Sendable {
        /// In capitals.
        case uppercase
        /// In small letters.
        case lowercase
    }
}

extension EnvironmentValues {
    /// In which letters texts are shown; nil for as they are written.
    ///
    /// `Text` reads it. Set it with ``View/textCase(_:fileID:line:)``.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension View {
    /// Sets in which letters texts in this view are shown; nil for as they are written.
    ///
    /// ```swift
    /// Text("Chapter One").textCase(.uppercase)
    /// ```
    nonisolated public func textCase(
        _ textCase: Text.Case?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.textCase, textCase, fileID: fileID, line: line)
    }
}
