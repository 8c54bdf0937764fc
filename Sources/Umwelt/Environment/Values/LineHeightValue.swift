import Foundation

struct LineHeightKey: EnvironmentKey {
    static var defaultValue: AttributedString.LineHeight? { nil }
}

extension EnvironmentValues {
    /// How high the lines of texts are; nil for as high as their fonts have them.
    ///
    /// `Text` reads it. Set it with ``View/lineHeight(_:fileID:line:)``.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }
}

extension View {
    /// Sets how high the lines of texts in this view are; nil for as high as their fonts have them.
    ///
    /// ```swift
    /// Text(article).lineHeight(.loose)
    /// ```
    nonisolated public func lineHeight(
        _ lineHeight: AttributedString.LineHeight?, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.lineHeight, lineHeight, fileID: fileID, line: line)
    }
}
