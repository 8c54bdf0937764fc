struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

extension EnvironmentValues {
    /// The size of symbols relative to text of the same font.
    ///
    /// ``Image`` reads it. Set it with ``View/imageScale(_:fileID:line:)``.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of symbols in this view relative to text of the same font.
    ///
    /// ```swift
    /// Image(systemName: "heart.fill").imageScale(.large)
    /// ```
    ///
    /// - Parameters:
    ///   - scale: The size: small, medium or large.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func imageScale(
        _ scale: Image.Scale, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.imageScale, scale, fileID: fileID, line: line)
    }
}
