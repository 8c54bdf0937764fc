extension Text {
    /// The appearance of a line under or through text.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?

        /// Makes a style; nil for the text's colour.
        ///
        /// - Parameters:
        ///   - pattern: The pattern: a line, dots, dashes, or a mixture.
        ///   - color: The colour of the line; nil for the text's.
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
