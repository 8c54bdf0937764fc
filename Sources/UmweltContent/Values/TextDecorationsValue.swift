import Foundation

/// The lines, spaces and offsets that all texts have, apart from their fonts and colours.
struct TextDecorations: Equatable, Sendable {
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var kerning: CGFloat = 0
    /// Replaces `kerning` if it is not nil.
    var tracking: CGFloat?
    var baselineOffset: CGFloat = 0
}

struct TextDecorationsKey: EnvironmentKey {
    static var defaultValue: TextDecorations { TextDecorations() }
}

extension EnvironmentValues {
    /// The lines under and through texts, the space between their letters, and their offset from the baseline.
    var textDecorations: TextDecorations {
        get { self[TextDecorationsKey.self] }
        set { self[TextDecorationsKey.self] = newValue }
    }
}

extension View {
    /// Adds an underline to texts in this view, or removes it.
    ///
    /// ```swift
    /// Text("Terms of use").underline(color: .blue)
    /// ```
    ///
    /// - Parameters:
    ///   - isActive: True to draw the line; false for none.
    ///   - pattern: The pattern: a line, dots, dashes, or a mixture.
    ///   - color: The colour of the line; nil for the text's.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        return environment(\.textDecorations.underline, style, fileID: fileID, line: line)
    }

    /// Draws a line through texts in this view, or none; a nil colour is each text's own.
    ///
    /// - Parameters:
    ///   - isActive: True to draw the line; false for none.
    ///   - pattern: The pattern: a line, dots, dashes, or a mixture.
    ///   - color: The colour of the line; nil for the text's.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
        return environment(\.textDecorations.strikethrough, style, fileID: fileID, line: line)
    }

    /// Adds space after each character of texts in this view. Ligatures are not broken up.
    ///
    /// - Parameters:
    ///   - kerning: The space added after each character, in points.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func kerning(
        _ kerning: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.textDecorations.kerning, kerning, fileID: fileID, line: line)
    }

    /// Adds space after each character of texts in this view, in place of kerning.
    ///
    /// - Parameters:
    ///   - tracking: The space added after each character, in points.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func tracking(
        _ tracking: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.textDecorations.tracking, tracking, fileID: fileID, line: line)
    }

    /// Raises texts in this view above their baseline.
    ///
    /// ```swift
    /// HStack(spacing: 0) {
    ///     Text("x")
    ///     Text("2").font(.caption).baselineOffset(6)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - baselineOffset: The distance, in points; a negative one lowers the texts. Lines become higher by the
    ///     distance.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func baselineOffset(
        _ baselineOffset: CGFloat, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.textDecorations.baselineOffset, baselineOffset, fileID: fileID, line: line)
    }
}
