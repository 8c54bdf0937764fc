import Foundation
import Umwelt
import UmweltControls

/// A view that shows a part of its subviews, which the user scrolls: the ``ScrollView``.
///
/// The content has the size that is set, that of the constraints between the subviews and the scroll view, or that of the
/// view that the delegate zooms.
///
/// ```swift
/// let scroll = UIScrollView()
/// scroll.addSubview(image)
/// scroll.contentSize = image.bounds.size
/// ```
@MainActor @preconcurrency
open class UIScrollView: UIView {
    private static let proxy = UIScrollView(frame: .zero)

    private var isProxy: Bool { self === Self.proxy }

    /// Returns the appearance and the behaviour of all scroll views.
    ///
    /// Set it before scroll views are shown: visible ones do not change. Its background has no effect on SwiftUI's scroll
    /// views, which have none.
    open class func appearance() -> UIScrollView { proxy }

    /// The object that is called while the view scrolls and zooms; nil for none.
    open weak var delegate: (any UIScrollViewDelegate)? { didSet { setNeedsDisplay() } }

    // MARK: The content

    /// The size of the content, in points, with its scale.
    open var contentSize: CGSize {
        get { ownContentSize ?? shownContentSize }
        set {
            ownContentSize = newValue
            setNeedsDisplay()
        }
    }

    /// The size that the app has set; nil for none.
    private(set) var ownContentSize: CGSize?

    /// The size of the content in the last layout.
    var shownContentSize = CGSize.zero

    /// The size of the content by constraints, without its scale; zero for none.
    var solvedContentSize = CGSize.zero

    /// The distances between the content and the edges, in points.
    open var contentInset = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }

    /// The distances between the content and the edges, in points, with those of bars, of which there are none here.
    public var adjustedContentInset: UIEdgeInsets { contentInset }

    /// The area of the content, for constraints.
    public private(set) lazy var contentLayoutGuide = UILayoutGuide.content(of: self)

    /// The area of the view itself, for constraints.
    public private(set) lazy var frameLayoutGuide = UILayoutGuide.frame(of: self)

    override var placesByConstraints: Bool { scrollsSubviews && super.placesByConstraints }

    /// True if the content is the subviews.
    var scrollsSubviews: Bool { true }

    // MARK: Scrolling

    /// The point of the content at the upper left corner of the view.
    open var contentOffset: CGPoint {
        get { offset }
        set { setContentOffset(newValue, animated: false) }
    }

    private(set) var offset = CGPoint.zero

    /// Scrolls until a point of the content is at the upper left corner.
    ///
    /// - Parameters:
    ///   - contentOffset: The point, in points.
    ///   - animated: True to animate the scroll.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard contentOffset != offset else { return }
        offset = contentOffset
        scroll.request(contentOffset, isAnimated: animated, isAnnounced: !UIView.isUpdating)
        delegate?.scrollViewDidScroll(self)
    }

    /// Scrolls until a rectangle of the content is visible.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - animated: True to animate the scroll.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        func start(_ low: CGFloat, _ high: CGFloat, _ old: CGFloat, _ length: CGFloat) -> CGFloat {
            low < old || high - low > length ? low : high > old + length ? high - length : old
        }
        setContentOffset(
            CGPoint(
                x: start(rect.minX, rect.maxX, offset.x, frame.width),
                y: start(rect.minY, rect.maxY, offset.y, frame.height)), animated: animated)
    }

    /// The scrolls that the app wants.
    let scroll = ScrollRequests()

    /// True if the user can scroll.
    open var isScrollEnabled = true { didSet { setNeedsDisplay() } }
    /// True if scrolls end at multiples of the view's size.
    open var isPagingEnabled = false { didSet { setNeedsDisplay() } }
    /// True if vertical scroll indicators are shown.
    open var showsVerticalScrollIndicator = true {
        didSet {
            if isProxy { AppAppearance.current.hidesVerticalIndicators = !showsVerticalScrollIndicator }
            setNeedsDisplay()
        }
    }
    /// True if horizontal scroll indicators are shown.
    open var showsHorizontalScrollIndicator = true {
        didSet {
            if isProxy { AppAppearance.current.hidesHorizontalIndicators = !showsHorizontalScrollIndicator }
            setNeedsDisplay()
        }
    }

    /// The way scrolling dismisses the on-screen keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Input continues.
        case none
        /// Input ends as soon as the user scrolls.
        case onDrag
        /// Input ends when the user scrolls.
        case interactive
        /// Input ends as soon as the user scrolls.
        case onDragWithAccessory
        /// Input ends when the user scrolls.
        case interactiveWithAccessory
    }

    /// The way scrolling dismisses the on-screen keyboard; in the appearance, if no view sets it.
    open var keyboardDismissMode = KeyboardDismissMode.none {
        didSet {
            if isProxy { AppAppearance.current.scrollingEndsInput = keyboardDismissMode != .none }
            setNeedsDisplay()
        }
    }

    /// The control with which the user refreshes the content; nil for none.
    open var refreshControl: UIRefreshControl? { didSet { setNeedsDisplay() } }

    /// True while the user drags the content.
    public private(set) var isDragging = false
    /// True while the user touches the content to drag it.
    public var isTracking: Bool { isDragging }
    /// True while the content moves on after a drag.
    public private(set) var isDecelerating = false

    // The browser or the desktop scrolls, and decides what happens at the ends.

    /// True if content moves beyond its ends. That is the browser's and the desktop's to decide: it has no effect.
    open var bounces = true
    /// True if content bounces that is not larger than its view. It has no effect: see ``bounces``.
    open var alwaysBounceVertical = false
    /// True if content bounces that is not larger than its view. It has no effect: see ``bounces``.
    open var alwaysBounceHorizontal = false
    /// True if a scroll has one direction. It has no effect: see ``bounces``.
    open var isDirectionalLockEnabled = false
    /// The speed of scrolls that slow down. It has no effect: see ``bounces``.
    open var decelerationRate = DecelerationRate.normal

    /// The speeds at which scrolls slow down.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of the velocity that is left after a millisecond.
        public let rawValue: CGFloat

        /// Makes a rate.
        ///
        /// - Parameter rawValue: The part of the velocity that is left after a millisecond.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// The usual one.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A faster one.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }

    /// The rules for content at bars.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// The usual one.
        case automatic
        /// Bars do not cover content along the axes in which it scrolls.
        case scrollableAxes
        /// Bars cover content.
        case never
        /// Bars do not cover content.
        case always
    }

    /// The rule for content at bars. It has no effect: SwiftUI insets views by the safe area.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

    // MARK: Zooming

    /// The least scale of the content.
    open var minimumZoomScale: CGFloat = 1 { didSet { setNeedsDisplay() } }
    /// The greatest scale of the content.
    open var maximumZoomScale: CGFloat = 1 { didSet { setNeedsDisplay() } }
    /// True if a pinch goes beyond the bounds of the scale. It has no effect: a pinch ends at them.
    open var bouncesZoom = true
    /// True while the user pinches.
    public private(set) var isZooming = false

    /// The scale of the content.
    open var zoomScale: CGFloat {
        get { scale }
        set { setZoomScale(newValue, animated: false) }
    }

    private(set) var scale: CGFloat = 1

    /// Sets the scale of the content around the middle of the view.
    ///
    /// - Parameters:
    ///   - scale: The scale.
    ///   - animated: True to animate the change.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(to: scale, around: CGPoint(x: frame.width / 2, y: frame.height / 2), animated: animated)
    }

    /// Zooms until a rectangle of the zoomed view fills the view.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points of the zoomed view.
    ///   - animated: True to animate the change.
    open func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        let new = limited(min(frame.width / rect.width, frame.height / rect.height))
        let corner = CGPoint(x: rect.midX * new - frame.width / 2, y: rect.midY * new - frame.height / 2)
        setScale(new, offset: corner, animated: animated)
    }

    /// The view that is zoomed; nil for none.
    var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

    /// Zooms around a point of the view.
    func zoom(to scale: CGFloat, around point: CGPoint, animated: Bool) {
        let new = limited(scale)
        let ratio = new / self.scale
        let corner = CGPoint(x: (offset.x + point.x) * ratio - point.x, y: (offset.y + point.y) * ratio - point.y)
        setScale(new, offset: corner, animated: animated)
    }

    /// Returns a scale within the limits; the old one if apps compute none, as from the size of a view without a frame.
    private func limited(_ scale: CGFloat) -> CGFloat {
        let new = min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
        return new > 0 && new.isFinite ? new : self.scale
    }

    private func setScale(_ new: CGFloat, offset corner: CGPoint, animated: Bool) {
        guard zoomedView != nil, new != scale else { return }
        // The size that the app has set is that of the scale before.
        ownContentSize = ownContentSize.map { CGSize(width: $0.width * new / scale, height: $0.height * new / scale) }
        func change() {
            scale = new
            setNeedsDisplay()
        }
        if animated {
            withAnimation(.default, change) { [weak self] in self?.zoomEnded() }
        } else {
            withTransaction(Transaction(animation: nil), change)
        }
        setContentOffset(CGPoint(x: max(corner.x, 0), y: max(corner.y, 0)), animated: animated)
        delegate?.scrollViewDidZoom(self)
        // A pinch zooms many times, and ends once.
        if !animated, !isZooming { zoomEnded() }
    }

    private func zoomEnded() { delegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: scale) }

    // MARK: The user

    /// Stores the offset to which the user, or an animation, has scrolled.
    func scrolled(to new: CGPoint) {
        guard new != offset else { return }
        offset = new
        delegate?.scrollViewDidScroll(self)
    }

    /// Calls what concerns the start and the end of scrolls.
    func phaseChanged(from old: ScrollPhase, to new: ScrollPhase, velocity: CGVector?) {
        let wasDragging = isDragging
        isDragging = new == .interacting || new == .tracking && wasDragging
        isDecelerating = new == .decelerating
        if isDragging, !wasDragging { delegate?.scrollViewWillBeginDragging(self) }
        if wasDragging, !isDragging {
            var target = offset
            // A velocity of SwiftUI's is in points per second.
            let speed = CGPoint(x: (velocity?.dx ?? 0) / 1000, y: (velocity?.dy ?? 0) / 1000)
            delegate?.scrollViewWillEndDragging(self, withVelocity: speed, targetContentOffset: &target)
            delegate?.scrollViewDidEndDragging(self, willDecelerate: isDecelerating)
            if target != offset { setContentOffset(target, animated: true) }
        }
        if isDecelerating, old != .decelerating { delegate?.scrollViewWillBeginDecelerating(self) }
        if old == .decelerating, new == .idle { delegate?.scrollViewDidEndDecelerating(self) }
        if old == .animating, new == .idle { delegate?.scrollViewDidEndScrollingAnimation(self) }
    }

    /// Scales the content with the user's fingers.
    func pinched(to scale: CGFloat, around point: CGPoint) {
        if !isZooming {
            isZooming = true
            delegate?.scrollViewWillBeginZooming(self, with: zoomedView)
        }
        zoom(to: scale, around: point, animated: false)
    }

    /// Ends a pinch.
    func pinchEnded() {
        guard isZooming else { return }
        isZooming = false
        zoomEnded()
    }
}
