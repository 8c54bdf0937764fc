struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// In which colours symbols are drawn; nil for what suits them, which is the foreground style.
    ///
    /// ``Image`` reads it. Set it with ``View/symbolRenderingMode(_:fileID:line:)``.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets in which colours symbols in this view are drawn; nil for what suits them.
    nonisolated public func symbolRenderingMode(
        _ mode: SymbolRenderingMode?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.symbolRenderingMode, mode, fileID: fileID, line: line)
    }
}
