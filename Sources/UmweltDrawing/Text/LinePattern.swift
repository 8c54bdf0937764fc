extension TextRun {
    /// Of what a line consists.
    public struct LinePattern: Hashable, Sendable {
        /// How long the pieces and the gaps between them are in turn, by the line's thickness; empty for one piece.
        package let lengths: [Double]

        /// The whole line.
        public static let solid = LinePattern(lengths: [])
        /// Dots.
        public static let dot = LinePattern(lengths: [1, 1])
        /// Dashes.
        public static let dash = LinePattern(lengths: [4, 2])
        /// Dashes and dots in turn.
        public static let dashDot = LinePattern(lengths: [4, 2, 1, 2])
        /// Dashes, each with two dots.
        public static let dashDotDot = LinePattern(lengths: [4, 2, 1, 2, 1, 2])
    }
}
