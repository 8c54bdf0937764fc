extension Text {
    /// What a line under or through text looks like.
    public struct LineStyle: Hashable, Sendable {
        let pattern: Pattern
        let color: Color?

        /// Makes a style; a nil colour is the text's.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// One line in the text's colour.
        public static let single = LineStyle()

        /// Of what a line consists.
        public typealias Pattern = TextRun.LinePattern
    }
}
