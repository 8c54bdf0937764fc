extension Text {
    /// The appearance of a line under or through text.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?

        /// Makes a style; a nil colour is that of the text.
        ///
        /// - Parameters:
        ///   - pattern: The pattern: a line, dots, dashes, or a mixture.
        ///   - color: The colour of the line; nil for that of the text.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the text's colour.
        public static let single = LineStyle()

        /// The pattern of a line, such as solid or dashed.
        public typealias Pattern = TextRun.LinePattern
    }
}
