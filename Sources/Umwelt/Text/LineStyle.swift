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
        public struct Pattern: Hashable, Sendable {
            /// How long the pieces and the gaps between them are in turn, by the line's thickness; empty for one piece.
            package let lengths: [Double]

            /// The whole line.
            public static let solid = Pattern(lengths: [])
            /// Dots.
            public static let dot = Pattern(lengths: [1, 1])
            /// Dashes.
            public static let dash = Pattern(lengths: [4, 2])
            /// Dashes and dots in turn.
            public static let dashDot = Pattern(lengths: [4, 2, 1, 2])
            /// Dashes, each with two dots.
            public static let dashDotDot = Pattern(lengths: [4, 2, 1, 2, 1, 2])
        }
    }
}
