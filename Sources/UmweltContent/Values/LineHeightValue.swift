import Foundation

struct LineHeightKey: EnvironmentKey {
    static var defaultValue: AttributedString.LineHeight? { nil }
}

extension EnvironmentValues {
    /// The height of text lines; nil for their fonts'.
    ///
    /// `Text` reads it. Set it with ``View/lineHeight(_:fileID:line:)``.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }
}

extension View {
    /// Sets the height of the lines of texts in this view; nil for their fonts'.
    ///
    /// ```swift
    /// Text(article).lineHeight(.loose)
    /// ```
    ///
    /// - Parameters:
    ///   - lineHeight: The height of lines; nil for the font's.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func lineHeight(
        _ lineHeight: AttributedString.LineHeight?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.lineHeight, lineHeight, fileID: fileID, line: line)
    }
}
