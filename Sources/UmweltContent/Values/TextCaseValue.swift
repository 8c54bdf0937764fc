struct TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
}

extension Text {
    /// The letter case of displayed text.
    public enum Case: Hashable, Sendable {
        /// Capital letters.
        case uppercase
        /// Small letters.
        case lowercase
    }
}

extension EnvironmentValues {
    /// The letter case of displayed texts; nil for unchanged text.
    ///
    /// `Text` reads it. Set it with ``View/textCase(_:fileID:line:)``.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension View {
    /// Sets the letter case of texts in this view; nil for unchanged text.
    ///
    /// ```swift
    /// Text("Chapter One").textCase(.uppercase)
    /// ```
    ///
    /// - Parameters:
    ///   - textCase: The case; nil for unchanged text.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func textCase(
        _ textCase: Text.Case?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.textCase, textCase, fileID: fileID, line: line)
    }
}
