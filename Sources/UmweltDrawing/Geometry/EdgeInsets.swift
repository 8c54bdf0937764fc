import Foundation

/// Distances from the four sides of a rectangle, in points.
///
/// ```swift
/// let insets = EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
/// ```
///
/// Leading is the side where reading begins: left, or right in right-to-left languages.
public struct EdgeInsets: Equatable, Sendable {
    /// The distance from the top.
    public var top: CGFloat
    /// The distance from the side where reading starts.
    public var leading: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The distance from the side where reading ends.
    public var trailing: CGFloat

    /// Makes insets.
    ///
    /// - Parameters:
    ///   - top: The distance from the side, in points.
    ///   - leading: The distance from the side, in points.
    ///   - bottom: The distance from the side, in points.
    ///   - trailing: The distance from the side, in points.
    @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes insets of zero.
    @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// The sum of the leading and trailing insets.
    @inlinable package var horizontal: CGFloat { leading + trailing }
    /// The sum of the top and bottom insets.
    @inlinable package var vertical: CGFloat { top + bottom }
}

/// A side of a rectangle.
///
/// ```swift
/// Text("Footer").padding(.top, 8).transition(.move(edge: .bottom))
/// ```
public enum Edge: Int8, CaseIterable, Sendable {
    /// The upper side.
    case top
    /// The side where reading starts.
    case leading
    /// The lower side.
    case bottom
    /// The side where reading ends.
    case trailing

    /// A set of sides.
    public struct Set: OptionSet, Sendable {
        /// The sides as bits.
        public let rawValue: Int8
        /// Makes a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// A set of one side.
        ///
        /// - Parameter edge: The side.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The upper side.
        public static let top = Set(.top)
        /// The side where reading starts.
        public static let leading = Set(.leading)
        /// The lower side.
        public static let bottom = Set(.bottom)
        /// The side where reading ends.
        public static let trailing = Set(.trailing)
        /// All sides.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and trailing sides.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and bottom sides.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// A direction of layout.
public enum Axis: Int8, CaseIterable, Sendable, CustomStringConvertible {
    /// The direction from side to side.
    case horizontal
    /// The direction from top to bottom.
    case vertical

    /// The name of the direction.
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }

    /// A set of directions.
    public struct Set: OptionSet, Sendable {
        /// The directions as bits.
        public let rawValue: Int8
        /// Makes a set from bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The direction from side to side.
        public static let horizontal = Set(rawValue: 1)
        /// The direction from top to bottom.
        public static let vertical = Set(rawValue: 2)
    }
}
