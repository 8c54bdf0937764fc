struct AccentColorKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
    /// What ``Color/accentColor`` stands for; nil for the system's.
    var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }
}

extension View {
    /// Sets what ``Color/accentColor`` stands for in this view, and so what controls are tinted with where nobody has set
    /// a tint; nil for the system's.
    ///
    /// ```swift
    /// LibraryView().accentColor(.orange)
    /// ```
    nonisolated public func accentColor(
        _ accentColor: Color?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.accentColor, accentColor, fileID: fileID, line: line)
    }
}
