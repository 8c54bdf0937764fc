/// Where reading starts, or where it ends.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// Where reading starts.
    case leading
    /// Where reading ends.
    case trailing

    /// None, one or both.
    public struct Set: OptionSet, Sendable {
        /// The sides as bits.
        public let rawValue: Int8
        /// Makes a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// A set of one side.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        /// Where reading starts.
        public static let leading = Set(.leading)
        /// Where reading ends.
        public static let trailing = Set(.trailing)
        /// Both sides.
        public static let all: Set = [.leading, .trailing]
    }
}
