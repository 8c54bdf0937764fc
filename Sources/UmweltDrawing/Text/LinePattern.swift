extension TextRun {
    /// The pattern of a line under or through text: dashes, dots or no gaps.
    public struct LinePattern: Hashable, Sendable {
        /// The lengths of pieces and gaps in turn, in multiples of the line's thickness; empty for an unbroken line.
        package let lengths: [Double]

        /// An unbroken line.
        public static let solid = LinePattern(lengths: [])
        /// Dots.
        public static let dot = LinePattern(lengths: [1, 1])
        /// Dashes.
        public static let dash = LinePattern(lengths: [4, 2])
        /// Dashes and dots in turn.
        public static let dashDot = LinePattern(lengths: [4, 2, 1, 2])
        /// Dashes, each followed by two dots.
        public static let dashDotDot = LinePattern(lengths: [4, 2, 1, 2, 1, 2])
    }
}
