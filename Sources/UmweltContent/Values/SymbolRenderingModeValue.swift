struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// The colour mode of symbols; nil for the default of each, which is the foreground style.
    ///
    /// ``Image`` reads it. Set it with ``View/symbolRenderingMode(_:fileID:line:)``.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the colour mode of symbols in this view; nil for the default of each.
    ///
    /// - Parameters:
    ///   - mode: The mode; nil for the environment's or the default.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func symbolRenderingMode(
        _ mode: SymbolRenderingMode?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.symbolRenderingMode, mode, fileID: fileID, line: line)
    }
}
