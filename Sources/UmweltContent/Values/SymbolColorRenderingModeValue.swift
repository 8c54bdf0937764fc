struct SymbolColorRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
}

extension EnvironmentValues {
    /// The mode in which the colours of symbols are drawn; nil for the default, which is flat.
    ///
    /// ``Image`` reads it. Set it with ``View/symbolColorRenderingMode(_:fileID:line:)``.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the mode in which the colours of symbols in this view are drawn; nil for the default, which is flat.
    ///
    /// - Parameters:
    ///   - mode: The mode; nil for that of the environment or the default.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func symbolColorRenderingMode(
        _ mode: SymbolColorRenderingMode?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.symbolColorRenderingMode, mode, fileID: fileID, line: line)
    }
}
