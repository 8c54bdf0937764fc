struct SymbolVariableValueModeKey: EnvironmentKey {
    static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
    /// How symbols show a value; nil for what is usual, by how many of their parts are drawn in full.
    ///
    /// ``Image/init(systemName:variableValue:)`` reads it. Set it with ``View/symbolVariableValueMode(_:fileID:line:)``.
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how symbols in this view show a value; nil for what is usual.
    ///
    /// ```swift
    /// Image(systemName: "wifi", variableValue: strength).symbolVariableValueMode(.draw)
    /// ```
    nonisolated public func symbolVariableValueMode(
        _ mode: SymbolVariableValueMode?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.symbolVariableValueMode, mode, fileID: fileID, line: line)
    }
}
