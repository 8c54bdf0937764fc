struct SymbolColorRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
}

extension EnvironmentValues {
    /// Whether the colours of symbols are brighter at the top; nil for what is usual, the same everywhere.
    ///
    /// ``Image`` reads it. Set it with ``View/symbolColorRenderingMode(_:fileID:line:)``.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets whether the colours of symbols in this view are brighter at the top; nil for what is usual.
    nonisolated public func symbolColorRenderingMode(
        _ mode: SymbolColorRenderingMode?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.symbolColorRenderingMode, mode, fileID: fileID, line: line)
    }
}
