import Foundation

struct LineSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}

extension EnvironmentValues {
    /// The space between the bottom of a line of text and the top of the next, in points.
    ///
    /// `Text` reads it. Set it with ``View/lineSpacing(_:fileID:line:)``.
    public var lineSpacing: CGFloat {
        get { self[LineSpacingKey.self] }
        set { self[LineSpacingKey.self] = newValue }
    }
}

extension View {
    /// Sets the space between the lines of texts in this view, in points, in addition to the fonts' leading.
    ///
    /// ```swift
    /// Text(poem).lineSpacing(6)
    /// ```
    ///
    /// - Parameters:
    ///   - lineSpacing: The space between lines, in points, added to the font's leading.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func lineSpacing(
        _ lineSpacing: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.lineSpacing, lineSpacing, fileID: fileID, line: line)
    }
}
