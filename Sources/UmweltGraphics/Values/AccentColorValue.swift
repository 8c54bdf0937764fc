package struct AccentColorKey: EnvironmentKey {
    package static var defaultValue: Color? { nil }
}

extension EnvironmentValues {
    /// The colour that ``Color/accentColor`` resolves to; nil for the system's.
    var accentColor: Color? {
        get { self[AccentColorKey.self] }
        set { self[AccentColorKey.self] = newValue }
    }
}

extension View {
    /// Sets the colour that ``Color/accentColor`` resolves to in this view; nil for the system's.
    ///
    /// Controls without a tint have this colour.
    ///
    /// ```swift
    /// LibraryView().accentColor(.orange)
    /// ```
    ///
    /// - Parameters:
    ///   - accentColor: The colour; nil for the system's.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func accentColor(
        _ accentColor: Color?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.accentColor, accentColor, fileID: fileID, line: line)
    }
}
