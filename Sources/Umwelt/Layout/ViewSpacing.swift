import Foundation

/// The distances to its neighbours that a view prefers, by edge.
///
/// A container computes the distance between two neighbours:
///
/// ```swift
/// let gap = subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical)
/// ```
public struct ViewSpacing: Sendable {
    // Nil is the default distance.
    private var top: CGFloat?
    private var leading: CGFloat?
    private var bottom: CGFloat?
    private var trailing: CGFloat?

    /// No distance at any side.
    public static let zero: ViewSpacing = {
        var spacing = ViewSpacing()
        spacing.top = 0
        spacing.leading = 0
        spacing.bottom = 0
        spacing.trailing = 0
        return spacing
    }()

    /// Makes the default distance at all sides.
    public init() {}

    /// Takes the larger distance of both at some sides.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
            let usual = StackNode.defaultSpacing
            return first ?? usual >= second ?? usual ? first : second
        }
        if edges.contains(.top) { top = larger(top, other.top) }
        if edges.contains(.leading) { leading = larger(leading, other.leading) }
        if edges.contains(.bottom) { bottom = larger(bottom, other.bottom) }
        if edges.contains(.trailing) { trailing = larger(trailing, other.trailing) }
    }

    /// Returns the larger distance of both at some sides, and this one's at the others.
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var result = self
        result.formUnion(other, edges: edges)
        return result
    }

    /// Returns the distance to a view that comes after this one along an axis, in points.
    ///
    /// It is the larger one of what both prefer; the default if neither prefers any.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        let (own, others) = axis == .vertical ? (bottom, next.top) : (trailing, next.leading)
        if own == nil && others == nil { return StackNode.defaultSpacing }
        return max(own ?? 0, others ?? 0)
    }
}
