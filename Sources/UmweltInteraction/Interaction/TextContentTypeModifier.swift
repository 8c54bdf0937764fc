struct TextContentTypeKey: EnvironmentKey {
    static var defaultValue: UITextContentType? { nil }
}

extension EnvironmentValues {
    /// The expected content of text fields; nil if not set.
    package var textContentType: UITextContentType? {
        get { self[TextContentTypeKey.self] }
        set { self[TextContentTypeKey.self] = newValue }
    }
}

extension View {
    /// Sets the kind of content that the fields in this view are for. Hosts that support the kind offer to fill it in.
    ///
    /// ```swift
    /// TextField("E-mail", text: $address).textContentType(.emailAddress)
    /// ```
    ///
    /// - Parameters:
    ///   - textContentType: The kind, such as `.emailAddress` or `.oneTimeCode`; nil for none.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func textContentType(
        _ textContentType: UITextContentType?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.textContentType, textContentType, fileID: fileID, line: line)
    }
}
