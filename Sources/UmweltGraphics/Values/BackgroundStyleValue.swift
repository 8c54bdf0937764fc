struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The style that ``ShapeStyle/background`` resolves to; nil for the window's background.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style that ``ShapeStyle/background`` resolves to in this view.
    ///
    /// ```swift
    /// Card().backgroundStyle(.blue.gradient)
    /// ```
    ///
    /// - Parameters:
    ///   - style: The style, such as a colour, a gradient or a material.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func backgroundStyle<S: ShapeStyle>(
        _ style: S, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style), fileID: fileID, line: line)
    }
}
