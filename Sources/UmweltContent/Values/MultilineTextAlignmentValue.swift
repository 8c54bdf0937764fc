struct MultilineTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
}

extension EnvironmentValues {
    /// The alignment of the lines of a text to each other.
    ///
    /// `Text` reads it. Set it with ``View/multilineTextAlignment(_:fileID:line:)``.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }
}

extension View {
    /// Sets the alignment of the lines of a text to each other, for texts in this view.
    ///
    /// ```swift
    /// Text(poem).multilineTextAlignment(.center)
    /// ```
    ///
    /// - Parameters:
    ///   - alignment: The alignment: leading, center or trailing.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func multilineTextAlignment(
        _ alignment: TextAlignment, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.multilineTextAlignment, alignment, fileID: fileID, line: line)
    }
}
