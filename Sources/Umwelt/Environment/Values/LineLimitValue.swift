struct LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
    /// The most lines that a text takes; nil for no limit.
    ///
    /// `Text` reads it. Set it with ``View/lineLimit(_:)``.
    public var lineLimit: Int? {
        get { self[LineLimitKey.self] }
        set { self[LineLimitKey.self] = newValue }
    }
}

extension View {
    /// Sets the most lines that texts in this view take; nil for no limit. Less than one line counts as one.
    ///
    /// ```swift
    /// Text(summary).lineLimit(2)
    /// ```
    nonisolated public func lineLimit(
        _ number: Int?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.lineLimit, number, fileID: fileID, line: line)
    }
}
