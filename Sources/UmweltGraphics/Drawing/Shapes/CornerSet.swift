import Foundation

extension Edge.Corner {
    /// A set of corners of a rectangle.
    public struct Set: OptionSet, Hashable, Sendable {
        /// The corners as bits.
        public let rawValue: Int8
        /// Makes a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Makes a set of one corner.
        ///
        /// - Parameter corner: The only corner of the set.
        public init(_ corner: Edge.Corner) { rawValue = 1 << corner.rawValue }

        /// No corner.
        public static let none: Set = []
        /// The upper corner at the leading side.
        public static let topLeading = Set(.topLeading)
        /// The upper corner at the trailing side.
        public static let topTrailing = Set(.topTrailing)
        /// The lower corner at the leading side.
        public static let bottomLeading = Set(.bottomLeading)
        /// The lower corner at the trailing side.
        public static let bottomTrailing = Set(.bottomTrailing)
        /// All corners.
        public static let all: Set = [.top, .bottom]
        /// The corners at the leading side.
        public static let leading: Set = [.topLeading, .bottomLeading]
        /// The corners at the trailing side.
        public static let trailing: Set = [.topTrailing, .bottomTrailing]
        /// The lower corners.
        public static let bottom: Set = [.bottomLeading, .bottomTrailing]
        /// The upper corners.
        public static let top: Set = [.topLeading, .topTrailing]

        /// Returns true if a corner is in the set.
        ///
        /// - Parameter corner: The corner.
        public func contains(_ corner: Edge.Corner) -> Bool { contains(Set(corner)) }
    }
}

extension RectangleCornerRadii {
    /// The radius at a corner, in points.
    ///
    /// - Parameter corner: The corner.
    public subscript(corner: Edge.Corner) -> CGFloat {
        switch corner {
        case .topLeading: topLeading
        case .topTrailing: topTrailing
        case .bottomLeading: bottomLeading
        case .bottomTrailing: bottomTrailing
        }
    }
}
