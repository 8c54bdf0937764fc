import Foundation
import Umwelt

/// The distances from the edges of a rectangle, in points, by the sides of the screen.
public struct UIEdgeInsets: Equatable, Sendable {
    /// The distance from the top.
    public var top: CGFloat
    /// The distance from the left edge.
    public var left: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The distance from the right edge.
    public var right: CGFloat

    /// Makes insets.
    ///
    /// - Parameters:
    ///   - top: The inset at the top, in points.
    ///   - left: The inset at the left, in points.
    ///   - bottom: The inset at the bottom, in points.
    ///   - right: The inset at the right, in points.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// Makes insets of zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// No insets.
    public static let zero = UIEdgeInsets()
}

extension CGRect {
    /// Returns the rectangle without the insets.
    ///
    /// - Parameter insets: The insets.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
            height: height - insets.top - insets.bottom)
    }
}

/// The distances from the edges of a rectangle, in points, by the direction of the language.
public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    /// The distance from the top.
    public var top: CGFloat
    /// The distance from the leading edge.
    public var leading: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The distance from the edge where lines end.
    public var trailing: CGFloat

    /// Makes insets.
    ///
    /// - Parameters:
    ///   - top: The inset at the top, in points.
    ///   - leading: The inset at the leading edge, in points.
    ///   - bottom: The inset at the bottom, in points.
    ///   - trailing: The inset at the trailing edge, in points.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// No insets.
    public static let zero = NSDirectionalEdgeInsets()
}

extension EdgeInsets {
    /// Makes insets from UIKit's.
    ///
    /// - Parameter insets: The insets of UIKit.
    public init(_ insets: NSDirectionalEdgeInsets) {
        self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    }
}
