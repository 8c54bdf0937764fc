/// The leading or the trailing side of a rectangle.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The side where text starts.
    case leading
    /// The side where text ends.
    case trailing

    /// A set of none, one or both sides.
    public struct Set: OptionSet, Sendable {
        /// The sides as bits.
        public let rawValue: Int8
        /// Makes a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// A set of one side.
        ///
        /// - Parameter edge: The only side of the set.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        /// The side where text starts.
        public static let leading = Set(.leading)
        /// The side where text ends.
        public static let trailing = Set(.trailing)
        /// Both sides.
        public static let all: Set = [.leading, .trailing]
    }
}
