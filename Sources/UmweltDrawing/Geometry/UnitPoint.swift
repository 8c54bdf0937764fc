import Foundation

/// A position within a rectangle of any size, from (0, 0), the top leading corner, to (1, 1), the bottom trailing one.
///
/// ```swift
/// Circle().scaleEffect(2, anchor: UnitPoint(x: 0.25, y: 0.5))
/// ```
public struct UnitPoint: Hashable, Sendable {
    /// The position from the leading edge, 0, to the trailing one, 1.
    public var x: CGFloat

    /// The position from the top, 0, to the bottom, 1.
    public var y: CGFloat

    /// Makes the point of the top leading corner.
    @inlinable public init() { self.init(x: 0, y: 0) }

    /// Makes a point.
    ///
    /// - Parameters:
    ///   - x: The position along the x axis.
    ///   - y: The position along the y axis.
    @inlinable public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top leading corner.
    public static let zero = UnitPoint()
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint {
    /// The coordinates as a point.
    @inlinable package var point: CGPoint { CGPoint(x: x, y: y) }

    /// Returns the position in a rectangle, in the rectangle's coordinate space.
    @inlinable package func place(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}
