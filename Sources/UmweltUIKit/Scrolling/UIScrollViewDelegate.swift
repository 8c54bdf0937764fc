import Foundation

/// An object that is called while a ``UIScrollView`` scrolls and zooms.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when the content has moved.
    ///
    /// - Parameter scrollView: The scroll view.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// Called when the content has another scale.
    ///
    /// - Parameter scrollView: The scroll view.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// Called when the user begins to scroll.
    ///
    /// - Parameter scrollView: The scroll view.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// Called before the user stops dragging.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - velocity: The velocity of the content, in points per millisecond.
    ///   - targetContentOffset: The offset. Another one is scrolled to.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)

    /// Called when the user stops dragging.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - decelerate: True if the content moves on.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    /// Called when the content begins to slow down.
    ///
    /// - Parameter scrollView: The scroll view.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

    /// Called when the content has come to rest.
    ///
    /// - Parameter scrollView: The scroll view.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// Called when an animated scroll of the app's is complete.
    ///
    /// - Parameter scrollView: The scroll view.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// Returns the subview that is scaled; nil, the default, for none.
    ///
    /// - Parameter scrollView: The scroll view.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// Called when the user begins to pinch.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - view: The scaled view.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// Called when the user stops pinching.
    ///
    /// - Parameters:
    ///   - scrollView: The scroll view.
    ///   - view: The scaled view.
    ///   - scale: The scale.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    /// Returns nil.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
}
