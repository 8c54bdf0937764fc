struct KeyboardTypeKey: EnvironmentKey {
    static var defaultValue: UIKeyboardType { .default }
}

extension EnvironmentValues {
    /// The kind of text that fields expect.
    package var keyboardType: UIKeyboardType {
        get { self[KeyboardTypeKey.self] }
        set { self[KeyboardTypeKey.self] = newValue }
    }
}

extension View {
    /// Sets the kind of text that fields of this view expect.
    ///
    /// Hosts with an on-screen keyboard choose its keys by this kind. Any text can be entered nevertheless.
    ///
    /// ```swift
    /// TextField("Amount", text: $amount).keyboardType(.decimalPad)
    /// ```
    ///
    /// - Parameters:
    ///   - type: The kind of text, such as `.decimalPad` or `.emailAddress`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func keyboardType(
        _ type: UIKeyboardType, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.keyboardType, type, fileID: fileID, line: line)
    }
}
