struct TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
}

extension Text {
    /// The case in which a text is shown.
    public enum Case: Hashable, Sendable {
        /// Capital letters.
        case uppercase
        /// Small letters.
        case lowercase
    }
}

extension EnvironmentValues {
    /// The case in which texts are shown; nil for that in which they are written.
    ///
    /// `Text` reads it. Set it with ``View/textCase(_:fileID:line:)``.
    public var textCase: Text.Case? {
        get { self[TextCaseKey.self] }
        set { self[TextCaseKey.self] = newValue }
    }
}

extension View {
    /// Sets the case in which texts in this view are shown; nil for that in which they are written.
    ///
    /// ```swift
    /// Text("Chapter One").textCase(.uppercase)
    /// ```
    ///
    /// - Parameters:
    ///   - textCase: The case; nil for the text as it is written.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func textCase(
        _ textCase: Text.Case?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.textCase, textCase, fileID: fileID, line: line)
    }
}
