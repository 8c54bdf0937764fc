import Foundation
import Observation
import Umwelt

/// A view with UIKit's name, for source that makes one in a ``UIViewRepresentable``: a background, a border and subviews,
/// which are shown by views of SwiftUI's.
///
/// Subviews have the places of their frames and autoresizing masks. There is no Auto Layout, no drawing of one's own, and
/// no chain of responders: what needs those is better a view of SwiftUI's.
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
    private static var isUpdating = false

    /// Runs changes that need no announcement, as what shows the view runs after them.
    static func whileUpdating<Result>(_ changes: () -> Result) -> Result {
        let wasUpdating = isUpdating
        isUpdating = true
        defer { isUpdating = wasUpdating }
        return changes()
    }

    /// Makes a view.
    ///
    /// - Parameter frame: The rectangle in its superview, in points. SwiftUI gives the view of a representable its size.
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }

    // `UIView()`, also for subclasses that implement `init(frame:)` alone. It is not the initializer of `NSObject`, which
    // belongs to no actor.
    /// Makes a view without a size.
    public convenience init(_: Never...) { self.init(frame: .zero) }

    /// Makes a view; there are no storyboards here, which could contain one.
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
    /// The colour of what the view draws; nil for the tint around it.
    open var tintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// True if nothing shows outside of the view's bounds.
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
    /// A number by which ``viewWithTag(_:)`` finds the view.
    open var tag = 0

    /// Shows the view's content anew.
    open func setNeedsDisplay() {
        if !UIView.isUpdating { changes.count += 1 }
    }

    // MARK: Places

    /// The rectangle in the superview, in points.
    open var frame: CGRect { didSet { setNeedsDisplay() } }

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

    /// The lengths that follow those of the superview.
    open var autoresizingMask: AutoresizingMask = [] { didSet { setNeedsDisplay() } }

    /// The lengths of a view that follow those of its superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The lengths as bits.
        public let rawValue: UInt

        /// Makes a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    }

    /// Called when the view has got another size.
    open func layoutSubviews() {}

    /// Stores the size that SwiftUI has given the view.
    func lay(out size: CGSize) {
        guard frame.size != size else { return }
        UIView.whileUpdating { frame.size = size }
        layoutSubviews()
    }

    // MARK: Subviews

    /// The views in this one, from back to front.
    public private(set) var subviews: [UIView] = [] { didSet { setNeedsDisplay() } }
    /// The view that this one is in; nil for none, and for one in a view of SwiftUI's.
    public private(set) weak var superview: UIView?

    /// Adds a view in front of the others.
    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

    /// Adds a view at an index: 0 puts it behind all others.
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
    }

    /// Removes the view from the one that it is in.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// Returns this view or one inside of it that has a tag; nil if none has it.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: Sizes

    private var hugged: Set<NSLayoutConstraint.Axis> = []

    /// Sets the priority with which the view stays as small as its content: from 750 it does, and below it fills the space
    /// that it is offered.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        if priority.rawValue >= UILayoutPriority.defaultHigh.rawValue {
            hugged.insert(axis)
        } else {
            hugged.remove(axis)
        }
        setNeedsDisplay()
    }

    private var resisting: Set<NSLayoutConstraint.Axis> = []

    /// Sets the priority with which the view stays as large as its content: at 1000 it does, and below it gives way.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        if priority.rawValue >= UILayoutPriority.required.rawValue {
            resisting.insert(axis)
        } else {
            resisting.remove(axis)
        }
        setNeedsDisplay()
    }

    func resistsCompression(_ axis: NSLayoutConstraint.Axis) -> Bool { resisting.contains(axis) }

    /// True if the view is as large as its content unless the priorities say otherwise.
    var hugsContent: Bool { false }

    func isHugged(_ axis: NSLayoutConstraint.Axis) -> Bool { hugsContent || hugged.contains(axis) }

    /// True if the view has the size of its content where none is set.
    var sizesContent: Bool { false }

    /// The view's own content of SwiftUI's, behind its subviews.
    var ownContent: AnyView { AnyView(Color.clear) }
}
