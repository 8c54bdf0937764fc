struct ForegroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// What text and shapes are drawn with; nil for the primary colour.
    var foregroundStyle: AnyShapeStyle? {
        get { self[ForegroundStyleKey.self] }
        set { self[ForegroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the colour of text and shapes in this view; nil for the usual one.
    nonisolated public func foregroundColor(
        _ color: Color?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.foregroundStyle, color.map(AnyShapeStyle.init), fileID: fileID, line: line)
    }

    /// Sets what text and shapes in this view are drawn with.
    ///
    /// ```swift
    /// Label().foregroundStyle(.secondary)
    /// ```
    nonisolated public func foregroundStyle<S: ShapeStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.foregroundStyle, AnyShapeStyle(style), fileID: fileID, line: line)
    }
}
