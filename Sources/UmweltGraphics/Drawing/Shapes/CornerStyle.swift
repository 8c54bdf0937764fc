import Foundation

extension Edge {
    /// A corner of a rectangle.
    public enum Corner: Int8, CaseIterable, Sendable {
        /// The upper corner at the leading side.
        case topLeading
        /// The upper corner at the trailing side.
        case topTrailing
        /// The lower corner at the leading side.
        case bottomLeading
        /// The lower corner at the trailing side.
        case bottomTrailing

        /// The radius of a corner: fixed, or concentric with the container's corner.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            /// The radius in points; for a concentric corner, the least one.
            fileprivate let length: CGFloat
            fileprivate let isConcentric: Bool

            fileprivate init(length: CGFloat, isConcentric: Bool) {
                self.length = length
                self.isConcentric = isConcentric
            }

            /// A radius in points.
            ///
            /// - Parameter value: The radius, in points.
            public init(floatLiteral value: Double) { self = .fixed(value) }

            /// A radius in points.
            ///
            /// - Parameter value: The radius, in points.
            public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

            /// A radius in points.
            ///
            /// - Parameter radius: The radius, in points.
            public static func fixed(_ radius: CGFloat) -> Style { Style(length: radius, isConcentric: false) }

            /// The radius with which the corner is concentric with the container's corner.
            public static var concentric: Style { .concentric() }

            /// Returns a concentric radius with a minimum.
            ///
            /// - Parameter minimum: The smallest style; nil for none.
            public static func concentric(minimum: Style? = nil) -> Style {
                Style(length: minimum?.length ?? 0, isConcentric: true)
            }

            /// Returns the radius in points for a known concentric radius.
            func radius(concentric: CGFloat) -> CGFloat { isConcentric ? max(concentric, length) : length }
        }
    }
}

/// A shape that is a rectangle with rounded corners in any size.
public protocol RoundedRectangularShape: InsettableShape {
    /// The corners of the shape.
    typealias Corners = RoundedRectangularShapeCorners

    /// Returns the corners in a size; nil if they depend on a size that is not known.
    ///
    /// - Parameter size: The size of the corners, in points; nil for the default.
    func corners(in size: CGSize?) -> Corners?
}

/// The radii of the corners of a shape.
public struct RoundedRectangularShapeCorners: Sendable, Hashable {
    private var topLeading: Edge.Corner.Style
    private var topTrailing: Edge.Corner.Style
    private var bottomLeading: Edge.Corner.Style
    private var bottomTrailing: Edge.Corner.Style

    /// Makes corners, each with its own radius.
    ///
    /// - Parameters:
    ///   - topLeading: The style of the top leading corner.
    ///   - topTrailing: The style of the top trailing corner.
    ///   - bottomLeading: The style of the bottom leading corner.
    ///   - bottomTrailing: The style of the bottom trailing corner.
    public init(
        topLeading: Edge.Corner.Style = 0, topTrailing: Edge.Corner.Style = 0, bottomLeading: Edge.Corner.Style = 0,
        bottomTrailing: Edge.Corner.Style = 0
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }

    /// Makes corners with one radius.
    ///
    /// - Parameter all: The style of all corners.
    public init(all: Edge.Corner.Style) {
        self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
    }

    /// Corners with one radius in points.
    ///
    /// - Parameter radius: The radius, in points.
    public static func fixed(_ radius: CGFloat) -> RoundedRectangularShapeCorners { Self(all: .fixed(radius)) }

    /// Corners with the centres of the container's corners.
    public static var concentric: RoundedRectangularShapeCorners { Self(all: .concentric) }

    /// Corners with the centres of the container's corners, but at least a radius.
    ///
    /// - Parameter minimum: The smallest style; nil for none.
    public static func concentric(minimum: Edge.Corner.Style? = nil) -> RoundedRectangularShapeCorners {
        Self(all: .concentric(minimum: minimum))
    }

    /// The radius of one corner.
    ///
    /// - Parameter corner: The corner.
    public subscript(corner: Edge.Corner) -> Edge.Corner.Style {
        get {
            switch corner {
            case .topLeading: topLeading
            case .topTrailing: topTrailing
            case .bottomLeading: bottomLeading
            case .bottomTrailing: bottomTrailing
            }
        }
        set {
            switch corner {
            case .topLeading: topLeading = newValue
            case .topTrailing: topTrailing = newValue
            case .bottomLeading: bottomLeading = newValue
            case .bottomTrailing: bottomTrailing = newValue
            }
        }
    }
}

extension Rectangle: RoundedRectangularShape {
    /// Returns sharp corners.
    ///
    /// - Parameter size: The size of the corners, in points; nil for the default.
    nonisolated public func corners(in size: CGSize?) -> Corners? { .fixed(0) }
}

extension RoundedRectangle: RoundedRectangularShape {
    /// Returns the corners; of a shape whose corners are not parts of circles, the shorter side's.
    ///
    /// - Parameter size: The size of the corners, in points; nil for the default.
    nonisolated public func corners(in size: CGSize?) -> Corners? {
        .fixed(min(cornerSize.width, cornerSize.height))
    }
}

extension UnevenRoundedRectangle: RoundedRectangularShape {
    /// Returns the corners.
    ///
    /// - Parameter size: The size of the corners, in points; nil for the default.
    nonisolated public func corners(in size: CGSize?) -> Corners? {
        Corners(
            topLeading: .fixed(cornerRadii.topLeading), topTrailing: .fixed(cornerRadii.topTrailing),
            bottomLeading: .fixed(cornerRadii.bottomLeading), bottomTrailing: .fixed(cornerRadii.bottomTrailing))
    }
}

extension Capsule: RoundedRectangularShape {
    /// Returns corners of half the shorter side.
    ///
    /// - Parameter size: The size of the corners, in points; nil for the default.
    nonisolated public func corners(in size: CGSize?) -> Corners? {
        size.map { .fixed(min($0.width, $0.height) / 2) }
    }
}

extension Circle: RoundedRectangularShape {
    /// Returns corners of half the shorter side.
    ///
    /// - Parameter size: The size of the corners, in points; nil for the default.
    nonisolated public func corners(in size: CGSize?) -> Corners? {
        size.map { .fixed(min($0.width, $0.height) / 2) }
    }
}
