import Foundation

/// Distances from the four sides of a rectangle.
public struct EdgeInsets: Equatable, Sendable {
    /// From the top.
    public var top: CGFloat
    /// From the side where reading starts.
    public var leading: CGFloat
    /// From the bottom.
    public var bottom: CGFloat
    /// From the side where reading ends.
    public var trailing: CGFloat

    /// Makes insets.
    @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No distance on any side.
    @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    package var horizontal: CGFloat { leading + trailing }
    package var vertical: CGFloat { top + bottom }
}

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The upper side.
    case top
    /// Where reading starts.
    case leading
    /// The lower side.
    case bottom
    /// Where reading ends.
    case trailing

    /// Several sides.
    public struct Set: OptionSet, Sendable {
        /// The sides as bits.
        public let rawValue: Int8
        /// Makes a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// A set of one side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The upper side.
        public static let top = Set(.top)
        /// Where reading starts.
        public static let leading = Set(.leading)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// Where reading ends.
        public static let trailing = Set(.trailing)
        /// All sides.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// Left and right.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// A direction in which things are laid out.
public enum Axis: Int8, CaseIterable, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical

    /// Several directions.
    public struct Set: OptionSet, Sendable {
        /// The directions as bits.
        public let rawValue: Int8
        /// Makes a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// From side to side.
        public static let horizontal = Set(rawValue: 1)
        /// From top to bottom.
        public static let vertical = Set(rawValue: 2)
    }
}
