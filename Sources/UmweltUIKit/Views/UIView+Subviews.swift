import Foundation
import Umwelt

extension UIView {
    /// Inserts a view in front of a subview.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - siblingSubview: The subview behind it.
    public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        let others = subviews.filter { $0 !== view }
        insertSubview(view, at: others.firstIndex(of: siblingSubview).map { $0 + 1 } ?? others.count)
    }

    /// Inserts a view behind a subview.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - siblingSubview: The subview in front of it.
    public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        let others = subviews.filter { $0 !== view }
        insertSubview(view, at: others.firstIndex(of: siblingSubview) ?? others.count)
    }

    /// Moves a subview in front of the others.
    ///
    /// - Parameter view: The subview.
    public func bringSubviewToFront(_ view: UIView) {
        if view.container === self { insertSubview(view, at: subviews.count) }
    }

    /// Moves a subview behind the others.
    ///
    /// - Parameter view: The subview.
    public func sendSubviewToBack(_ view: UIView) {
        if view.container === self { insertSubview(view, at: 0) }
    }

    /// Returns a point of this view in another view of the same tree; nil for the outermost one.
    ///
    /// - Parameters:
    ///   - point: The point in this view, in points.
    ///   - view: The other view.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let (own, other) = (originInTree, view?.originInTree ?? .zero)
        return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
    }

    /// Returns a point of another view of the same tree in this view.
    ///
    /// - Parameters:
    ///   - point: The point in the other view, in points.
    ///   - view: The other view; nil for the outermost one.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let (own, other) = (originInTree, view?.originInTree ?? .zero)
        return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
    }

    /// Returns a rectangle of this view in another view of the same tree; nil for the outermost one.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in this view, in points.
    ///   - view: The other view.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// Returns a rectangle of another view of the same tree in this view.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in the other view, in points.
    ///   - view: The other view; nil for the outermost one.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    /// The position in the outermost view.
    var originInTree: CGPoint {
        var (origin, view) = (CGPoint.zero, self)
        while let container = view.container {
            origin.x += view.frame.minX - container.contentOrigin.x
            origin.y += view.frame.minY - container.contentOrigin.y
            view = container
        }
        return origin
    }

    /// The point of the content at the view's upper left corner: the offset of a scroll view.
    var contentOrigin: CGPoint { (self as? UIScrollView)?.contentOffset ?? .zero }

    /// The insets of the area that bars cover: none, because SwiftUI keeps views out of bars.
    public var safeAreaInsets: UIEdgeInsets { .zero }
}

/// The directions in which a view is laid out.
public enum UISemanticContentAttribute: Int, Sendable {
    /// That of the language.
    case unspecified
    /// From left to right, as controls of media are.
    case playback
    /// From left to right, as controls of positions in space are.
    case spatial
    /// From left to right.
    case forceLeftToRight
    /// From right to left.
    case forceRightToLeft

    /// The direction; nil for that of the language.
    var layoutDirection: LayoutDirection? {
        switch self {
        case .unspecified: nil
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
