struct SymbolVariableValueModeKey: EnvironmentKey {
    static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
    /// The way symbols show a value; nil for the default, the number of fully drawn parts.
    ///
    /// ``Image/init(systemName:variableValue:)`` reads it. Set it with
    /// ``View/symbolVariableValueMode(_:fileID:line:)``.
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how symbols in this view show a value; nil for the default.
    ///
    /// ```swift
    /// Image(systemName: "wifi", variableValue: strength).symbolVariableValueMode(.draw)
    /// ```
    ///
    /// - Parameters:
    ///   - mode: The mode; nil for the environment's or the default.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func symbolVariableValueMode(
        _ mode: SymbolVariableValueMode?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.symbolVariableValueMode, mode, fileID: fileID, line: line)
    }
}
