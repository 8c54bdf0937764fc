struct SymbolColorRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
}

extension EnvironmentValues {
    /// The variation of a symbol's colours; nil for the default, flat.
    ///
    /// ``Image`` reads it. Set it with ``View/symbolColorRenderingMode(_:fileID:line:)``.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets how the colours of symbols in this view vary; nil for the default, flat.
    ///
    /// - Parameters:
    ///   - mode: The mode; nil for the environment's or the default.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func symbolColorRenderingMode(
        _ mode: SymbolColorRenderingMode?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.symbolColorRenderingMode, mode, fileID: fileID, line: line)
    }
}
