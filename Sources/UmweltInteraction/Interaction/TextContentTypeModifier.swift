struct TextContentTypeKey: EnvironmentKey {
    static var defaultValue: UITextContentType? { nil }
}

extension EnvironmentValues {
    /// The kind of content that fields are for; nil if none is set.
    package var textContentType: UITextContentType? {
        get { self[TextContentTypeKey.self] }
        set { self[TextContentTypeKey.self] = newValue }
    }
}

extension View {
    /// Sets the kind of content that fields of this view are for; nil for none. Hosts that support the kind offer to
    /// fill it in.
    nonisolated public func textContentType(
        _ textContentType: UITextContentType?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.textContentType, textContentType, fileID: fileID, line: line)
    }
}
