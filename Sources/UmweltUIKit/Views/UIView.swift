import Foundation
import Observation
import Umwelt
// One file: the stored properties of a class are in its declaration, and its methods are open, for subclasses.

/// A view with UIKit's name, for use in a ``UIViewRepresentable``: a background, a border and subviews, shown by
/// SwiftUI views.
///
/// Subviews are placed by their frames and autoresizing masks, or by constraints. A subclass can draw its content in
/// ``draw(_:)``. Events do not travel along the responder chain: gestures and controls handle them.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// The counter of changes, which the views that show this one observe.
    @Observable @MainActor
    final class Changes {
        var count = 0

        nonisolated init() {}
    }

    let changes = Changes()

    /// True while a representable sets the view up, whose content is read afterwards anyway.
    private(set) static var isUpdating = false

    /// Runs changes without a notification, because the showing view runs after them.
    static func whileUpdating<Result>(_ changes: () -> Result) -> Result {
        let wasUpdating = isUpdating
        isUpdating = true
        defer { isUpdating = wasUpdating }
        return changes()
    }

    /// Makes a view.
    ///
    /// - Parameter frame: The rectangle in its superview, in points. SwiftUI sets the size of a representable's view.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    // `UIView()`, also for subclasses that implement `init(frame:)` alone. It is not the initializer of `NSObject`, which
    // belongs to no actor.
    /// Makes a view without a size.
    public convenience init(_: Never...) { self.init(frame: .zero) }

    /// Makes a view; there are no storyboards here, which could contain one.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }

    // MARK: Appearance

    /// The colour behind the view; nil for none.
    open var backgroundColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    /// True if the view does not show.
    open var isHidden = false { didSet { setNeedsDisplay() } }
    /// The colour of the view's drawing; nil for the inherited tint.
    open var tintColor: UIColor! {
        get { ownTint ?? container?.tintColor ?? .systemBlue }
        set {
            ownTint = newValue
            tintColorDidChange()
        }
    }

    /// The colour of the view's drawing; nil for the inherited tint.
    private(set) var ownTint: UIColor? { didSet { setNeedsDisplay() } }
    /// True if the view hides the views behind it. Drawings are blended anyway: it has no effect.
    open var isOpaque = true
    /// True if content is clipped to the view's bounds.
    open var clipsToBounds = false { didSet { setNeedsDisplay() } }
    /// True if the user can touch the view.
    open var isUserInteractionEnabled = true { didSet { setNeedsDisplay() } }
    /// The class of the view's layer.
    open class var layerClass: AnyClass { CALayer.self }

    /// The background, the corners and the border of the view.
    public private(set) lazy var layer: CALayer = {
        let type = Self.layerClass as? CALayer.Type ?? CALayer.self
        let layer = type.init()
        layer.attach(to: self)
        return layer
    }()
    /// A number with which ``viewWithTag(_:)`` finds the view.
    open var tag = 0
    /// The transformation of the view around its middle. Its frame is the one without.
    open var transform = CGAffineTransform.identity { didSet { changed() } }
    /// The interface style of the view and its subviews; `unspecified` for that around it.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { setNeedsDisplay() } }
    /// The direction in which the view and its subviews are laid out.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { setNeedsDisplay() } }
    /// The texts and traits for assistive technology.
    var accessibility = ViewAccessibility() { didSet { setNeedsDisplay() } }

    /// Called when the view's tint has changed.
    open func tintColorDidChange() {}

    /// The traits of the window.
    open var traitCollection: UITraitCollection { OpenWindows.current?.screen.traitCollection ?? UITraitCollection() }

    /// Shows the view's content again.
    open func setNeedsDisplay() {
        measured = [:]
        displayVersion += 1
        changed()
    }

    /// The number of times that the view was to be drawn again.
    private(set) var displayVersion = 0

    /// Draws the view's own content, between its background and its subviews. The default has no effect.
    ///
    /// Called when the view shows first, after ``setNeedsDisplay()`` and in each new size. Paths, colours, images and
    /// strings have drawing methods, and `UIGraphicsGetCurrentContext()` draws everything else. Drawing is clipped to
    /// the bounds. Labels, image views and controls of UIKit's draw their own content instead.
    ///
    /// - Parameter rect: The bounds of the view.
    open func draw(_ rect: CGRect) {}

    /// The size and place of an image in an image view. A view that draws itself is drawn again in each size.
    open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }

    /// Shows the view again, with the same content.
    func changed() {
        guard !UIView.isUpdating else { return }
        changes.count += 1
        // The places of others may depend on the size of the content.
        if isPlacedByConstraints { container?.changed() }
    }

    // MARK: Gestures

    /// The gestures of the view.
    var recognizers: [UIGestureRecognizer] = [] { didSet { setNeedsDisplay() } }

    /// Adds a gesture, which is removed from the view that it was on.
    ///
    /// - Parameter gestureRecognizer: The gesture recognizer.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
        gestureRecognizer.view = self
        recognizers.append(gestureRecognizer)
    }

    /// Removes a gesture.
    ///
    /// - Parameter gestureRecognizer: The gesture recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        guard gestureRecognizer.view === self else { return }
        recognizers.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }

    /// The window position, in points, of a view with gestures.
    var gestureOrigin = CGPoint.zero

    // MARK: Places

    /// The rectangle in the superview, in points.
    open var frame: CGRect {
        didSet {
            changed()
            if frame.size != oldValue.size { autoresizeSubviews(from: oldValue.size) }
        }
    }

    /// The rectangle of the view in its own coordinates, in points.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set { frame.size = newValue.size }
    }

    /// The middle of the frame.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The lengths that change with the superview's.
    open var autoresizingMask: AutoresizingMask = [] { didSet { changed() } }

    /// True if subviews change their frames with this view's, as their masks say.
    open var autoresizesSubviews = true

    /// Called when the view has got another size, and after ``setNeedsLayout()``.
    open func layoutSubviews() {}

    /// Requests a call of ``layoutSubviews()`` with the next update.
    open func setNeedsLayout() {
        laidOutSize = nil
        layoutRequests += 1
        setNeedsDisplay()
    }

    /// The number of requested layouts.
    private(set) var layoutRequests = 0

    /// Lays out the view and its superviews: afterwards views have the frames of their constraints.
    ///
    /// In an animated change, the layout of constraints that have changed before is animated, too.
    open func layoutIfNeeded() {
        if laidOutSize != frame.size, frame.size != .zero { lay(out: frame.size) }
        guard placesByConstraints else { return }
        let root = layoutRoot
        if root.bounds.size != .zero {
            LayoutTree.place(root, in: root.bounds.size, isRightToLeft: root.isRightToLeft)
        }
        constraintsChanged()
    }

    /// Stores the size that SwiftUI has set.
    func lay(out size: CGSize) {
        guard laidOutSize != size else { return }
        laidOutSize = size
        UIView.whileUpdating { frame.size = size }
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
    }

    /// The size at the last call of ``layoutSubviews()``; nil before.
    private var laidOutSize: CGSize?

    // MARK: Touches, which gestures handle

    /// Never called: gestures handle touches.
    @available(*, unavailable, message: "Umwelt passes no touches to views: use isUserInteractionEnabled.")
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }

    /// Never called: gestures handle touches.
    @available(*, unavailable, message: "Umwelt passes no touches to views: use isUserInteractionEnabled.")
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

    // MARK: Subviews

    /// The subviews, from back to front.
    public private(set) var subviews: [UIView] = [] { didSet { constraintsChanged() } }
    /// The superview; for the view of a representable, a view that stands for SwiftUI's around it, while it shows.
    public var superview: UIView? { container ?? surroundings }

    /// The view whose subview this is; nil for none.
    private(set) weak var container: UIView?

    /// The stand-in for the SwiftUI views around the view of a representable.
    var surroundings: SurroundingView?

    /// True if the view's own content has its texts and traits for assistive technology.
    var hasAccessibleContent: Bool { false }

    /// The window that shows the outermost view.
    weak var shownWindow: UIWindow?

    /// The controller of the view; nil for none.
    weak var controller: UIViewController?

    open override var next: UIResponder? { controller ?? superview }

    /// Adds a view at the front.
    ///
    /// - Parameter view: The view.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Inserts a view at an index; 0 is the back.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - index: The index, from 0.
    open func insertSubview(_ view: UIView, at index: Int) {
        // Constraints of a subview that only moves in the order stay.
        if view.container === self {
            subviews.removeAll { $0 === view }
            subviews.insert(view, at: min(max(index, 0), subviews.count))
            return
        }
        view.removeFromSuperview()
        view.willMove(toSuperview: self)
        if window != nil { view.willMove(toWindow: window) }
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.container = self
        didAddSubview(view)
        view.didMoveToSuperview()
        if window != nil { view.enteredWindow() }
    }

    /// Called after a subview has been added.
    ///
    /// - Parameter subview: The subview.
    open func didAddSubview(_ subview: UIView) {}

    /// Called before the view is added to another, or removed.
    ///
    /// - Parameter newSuperview: The new superview; nil when the view is removed.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// Called after the view has been added to another, or removed.
    open func didMoveToSuperview() {}

    /// Called before the view's window changes.
    ///
    /// - Parameter newWindow: The new window; nil when the view disappears.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// Called after the view's window has changed.
    open func didMoveToWindow() {}

    /// Called before a subview is removed.
    ///
    /// - Parameter subview: The subview.
    open func willRemoveSubview(_ subview: UIView) {}

    /// Removes the view from its superview, with the constraints between its views and those outside.
    open func removeFromSuperview() {
        guard let container else { return }
        let hadWindow = window != nil
        willMove(toSuperview: nil)
        if hadWindow { willMove(toWindow: nil) }
        container.willRemoveSubview(self)
        container.removeConstraints { $0.layoutView?.isDescendant(of: self) ?? true }
        container.subviews.removeAll { $0 === self }
        self.container = nil
        didMoveToSuperview()
        if hadWindow { enteredWindow() }
    }

    /// Returns true if this view is another view, or inside it.
    ///
    /// - Parameter view: The other view.
    open func isDescendant(of view: UIView) -> Bool {
        var ancestor: UIView? = self
        while let candidate = ancestor, candidate !== view { ancestor = candidate.container }
        return ancestor != nil
    }

    /// Returns this view or a descendant with a tag; nil for none.
    ///
    /// - Parameter tag: The tag.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Constraints

    /// True if the view has its frame's position, false for that of constraints.
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { constraintsChanged() } }

    /// The active constraints of the view and its descendants: each is in the innermost view that contains both of its
    /// views.
    public internal(set) var constraints: [NSLayoutConstraint] = []

    /// The guides of the app's own.
    public internal(set) var layoutGuides: [UILayoutGuide] = []

    /// The rectangle within the margins.
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide.margins(of: self)

    /// The area not covered by bars: the whole view, because SwiftUI keeps views out of bars.
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide.safeArea(of: self)

    /// The frame in the superview from constraints, in points.
    private(set) var solvedFrame = CGRect.zero

    /// Stores the frame in the superview from constraints.
    func place(at frame: CGRect) {
        solvedFrame = frame
        UIView.whileUpdating { self.frame = frame }
    }

    /// True if languages were read from the right when the view was laid out last.
    var isRightToLeft = false

    private var directionalMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    private var sideMargins: UIEdgeInsets?

    /// The distances from the edges of the rectangle of ``layoutMarginsGuide``, in points.
    open var layoutMargins: UIEdgeInsets {
        get { margins(isRightToLeft) }
        set {
            sideMargins = newValue
            constraintsChanged()
        }
    }

    /// The distances from the edges of the rectangle of ``layoutMarginsGuide``, in points, in the direction of reading.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            guard let sides = sideMargins else { return directionalMargins }
            let (leading, trailing) = isRightToLeft ? (sides.right, sides.left) : (sides.left, sides.right)
            return NSDirectionalEdgeInsets(
                top: sides.top, leading: leading, bottom: sides.bottom, trailing: trailing)
        }
        set {
            (directionalMargins, sideMargins) = (newValue, nil)
            constraintsChanged()
        }
    }

    /// Returns the margins for a direction of reading.
    func margins(_ isRightToLeft: Bool) -> UIEdgeInsets {
        if let sideMargins { return sideMargins }
        let (leading, trailing) = (directionalMargins.leading, directionalMargins.trailing)
        return UIEdgeInsets(
            top: directionalMargins.top, left: isRightToLeft ? trailing : leading, bottom: directionalMargins.bottom,
            right: isRightToLeft ? leading : trailing)
    }

    /// True if constraints place subviews.
    var placesByConstraints: Bool { !constraints.isEmpty || subviews.contains { $0.isPlacedByConstraints } }

    /// True if constraints place the view.
    var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints }

    /// The outermost view of the same layout.
    var layoutRoot: UIView {
        var root = self
        while let container = root.container, container.placesByConstraints { root = container }
        return root
    }

    /// Lays out all views of the tree that the view is in.
    func constraintsChanged() {
        guard !UIView.isUpdating else { return }
        // The view of SwiftUI's that shows the outermost one shows those inside of it anew, too.
        var top = self
        while let container = top.container { top = container }
        top.changes.count += 1
    }

    // MARK: Sizes

    /// The size of the content, in points; -1 for lengths that content does not have.
    open var intrinsicContentSize: CGSize {
        sizesContent
            ? contentSize(inWidth: nil) : CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The sizes of the content by the widths that they were asked for.
    private var measured: [CGFloat?: CGSize] = [:]

    /// Returns the size of the view for a proposed size, in points; its current size without content.
    ///
    /// - Parameter size: The size, in points.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
        sizesContent ? contentSize(ProposedViewSize(size)) : bounds.size
    }

    /// Makes the view as large as its content.
    open func sizeToFit() {
        bounds.size = sizesContent ? contentSize(.unspecified) : sizeThatFits(bounds.size)
    }

    /// Returns the size of the view for a proposed size, in points: if constraints place its subviews, the nearest size
    /// that satisfies them.
    ///
    /// - Parameter targetSize: The proposed size, in points.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// Returns the size of the view for a proposed size, in points, with priorities for its width and height among the
    /// constraints of its subviews.
    ///
    /// - Parameters:
    ///   - targetSize: The proposed size, in points.
    ///   - horizontalFittingPriority: The priority of the proposed width.
    ///   - verticalFittingPriority: The priority of the proposed height.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard placesByConstraints else { return sizeThatFits(targetSize) }
        return LayoutTree.size(
            of: self,
            in: LayoutTree.Target(
                size: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority))
    }

    /// Returns the size of the content in a width; nil for its own width.
    func contentSize(inWidth width: CGFloat?) -> CGSize {
        if let known = measured[width] { return known }
        let size = contentSize(ProposedViewSize(width: width, height: nil))
        if !changesByItself { measured[width] = size }
        return size
    }

    /// True if the content may change without an announcement.
    var changesByItself: Bool { false }

    /// Returns the size for constraints, in points; -1 for lengths without an intrinsic size.
    ///
    /// - Parameter width: The width of the view, if it is less than the content's.
    func layoutSize(inWidth width: CGFloat?) -> CGSize {
        let size = intrinsicContentSize
        guard let width, isHigherWhereNarrower else { return size }
        return CGSize(width: size.width, height: contentSize(inWidth: width).height)
    }

    /// True if the content is higher where the view is narrower, as texts are.
    var isHigherWhereNarrower: Bool { false }

    /// Lays out the superviews of the view, whose own size has changed.
    open func invalidateIntrinsicContentSize() { setNeedsDisplay() }

    private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// Returns the priority for keeping the view as small as its content.
    ///
    /// - Parameter axis: The axis.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        hugging[axis] ?? (hugsContent ? .defaultHigh : .defaultLow)
    }

    /// Sets the priority for keeping the view as small as its content: from 750 it does, and below it fills the
    /// proposed space.
    ///
    /// - Parameters:
    ///   - priority: The priority, from 1 to 1000.
    ///   - axis: The axis.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        hugging[axis] = priority
        setNeedsDisplay()
        constraintsChanged()
    }

    private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

    /// Returns the priority for keeping the view as large as its content.
    ///
    /// - Parameter axis: The axis.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        resistance[axis] ?? .defaultHigh
    }

    /// Sets the priority for keeping the view as large as its content: at 1000 it does, and below it may be compressed.
    ///
    /// - Parameters:
    ///   - priority: The priority, from 1 to 1000.
    ///   - axis: The axis.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        resistance[axis] = priority
        setNeedsDisplay()
        constraintsChanged()
    }

    func resistsCompression(_ axis: NSLayoutConstraint.Axis) -> Bool {
        contentCompressionResistancePriority(for: axis).rawValue >= UILayoutPriority.required.rawValue
    }

    /// True if the view has its content's size unless the priorities override it.
    var hugsContent: Bool { false }

    func isHugged(_ axis: NSLayoutConstraint.Axis) -> Bool {
        contentHuggingPriority(for: axis).rawValue >= UILayoutPriority.defaultHigh.rawValue
    }

    /// True if the view has its content's size without an explicit one.
    var sizesContent: Bool { false }

    /// The view's own content of SwiftUI's, behind its subviews.
    var ownContent: AnyView { embeddedContent ?? AnyView(DrawnContent(view: self, version: displayVersion)) }

    /// The content of SwiftUI's in place of a drawing, for views of other modules; nil for none.
    package final var embeddedContent: AnyView? { didSet { setNeedsDisplay() } }
}
