/// The upper or the lower side of a rectangle.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The upper side.
    case top
    /// The lower side.
    case bottom

    /// A set of none, one or both sides.
    public struct Set: OptionSet, Sendable {
        /// The sides as bits.
        public let rawValue: Int8
        /// Makes a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// A set of one side.
        ///
        /// - Parameter edge: The only side of the set.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

        /// The upper side.
        public static let top = Set(.top)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// Both sides.
        public static let all: Set = [.top, .bottom]
    }
}
