struct TextContentTypeKey: EnvironmentKey {
    static var defaultValue: UITextContentType? { nil }
}

extension EnvironmentValues {
    /// What fields are for; nil if nobody says.
    package var textContentType: UITextContentType? {
        get { self[TextContentTypeKey.self] }
        set { self[TextContentTypeKey.self] = newValue }
    }
}

extension View {
    /// Sets what fields of this view are for; nil if nobody says. Hosts that know it offer to fill it in.
    nonisolated public func textContentType(
        _ textContentType: UITextContentType?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.textContentType, textContentType, fileID: fileID, line: line)
    }
}
