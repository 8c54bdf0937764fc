extension Text {
    /// The direction that aligns the lines of a text.
    public struct AlignmentStrategy: Hashable, Sendable {
        private enum Kind { case automatic, layout, writingDirection }

        private let kind: Kind

        /// The direction of the environment's layout.
        public static let layoutBased = AlignmentStrategy(kind: .layout)

        /// The direction that each paragraph is written in: leading lines are at the left of English, and at the right
        /// of Hebrew.
        public static let writingDirectionBased = AlignmentStrategy(kind: .writingDirection)

        /// The strategy of the kind of view: ``layoutBased`` for texts.
        public static let `default` = AlignmentStrategy(kind: .automatic)

        /// True if lines are aligned by their own writing direction.
        var isOfWriting: Bool { kind == .writingDirection }
    }
}

struct TextAlignmentStrategyKey: EnvironmentKey {
    static var defaultValue: Text.AlignmentStrategy { .default }
}

extension EnvironmentValues {
    /// The direction that aligns the lines of a text. `Text` reads it.
    var textAlignmentStrategy: Text.AlignmentStrategy {
        get { self[TextAlignmentStrategyKey.self] }
        set { self[TextAlignmentStrategyKey.self] = newValue }
    }
}

extension View {
    /// Sets the direction that aligns the lines of texts in this view.
    ///
    /// ```swift
    /// Text(messages).multilineTextAlignment(strategy: .writingDirectionBased)
    /// ```
    ///
    /// - Parameters:
    ///   - strategy: The strategy: by the layout's or the text's direction.
    ///   - fileID: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    nonisolated public func multilineTextAlignment(
        strategy: Text.AlignmentStrategy, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        environment(\.textAlignmentStrategy, strategy, fileID: fileID, line: line)
    }
}
