struct SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
    /// The variants of symbols, if available.
    ///
    /// ``Image`` reads it. Set it with ``View/symbolVariant(_:fileID:line:)``.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Adds a variant for symbols in this view, if available.
    ///
    /// ```swift
    /// Image(systemName: "heart").symbolVariant(.fill)
    /// ```
    ///
    /// - Parameters:
    ///   - variant: The variants, such as `.fill`.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func symbolVariant(
        _ variant: SymbolVariants, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        transformEnvironment(\.symbolVariants, transform: { $0 = $0.union(variant) }, fileID: fileID, line: line)
    }
}
