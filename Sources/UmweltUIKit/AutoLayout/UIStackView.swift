import Foundation

/// A view that arranges its views in a row or a column.
///
/// ```swift
/// let stack = UIStackView(arrangedSubviews: [title, subtitle])
/// stack.axis = .vertical
/// stack.spacing = 8
/// ```
@MainActor @preconcurrency
open class UIStackView: UIView {
    /// The alignment of views across the axis.
    public enum Alignment: Int, Sendable {
        /// From one edge to the other.
        case fill
        /// The leading or the upper edge.
        case leading
        /// In the middle.
        case center = 3
        /// The trailing or the lower edge.
        case trailing = 4

        /// At the upper edge.
        public static var top: Alignment { .leading }
        /// At the lower edge.
        public static var bottom: Alignment { .trailing }
    }

    /// The lengths of views along the axis.
    public enum Distribution: Int, Sendable {
        /// Intrinsic sizes, except that one view is resized so that all fill the stack.
        case fill
        /// Equal ones, which fill the stack.
        case fillEqually
        /// Multiples of the intrinsic sizes, which fill the stack.
        case fillProportionally
        /// Intrinsic sizes, with equal gaps.
        case equalSpacing
        /// Intrinsic sizes, with equal distances between the centers.
        case equalCentering
    }

    /// The axis of the row or column.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementChanged() } }
    /// The gap between views, in points; the minimum for equal gaps.
    open var spacing: CGFloat = 0 { didSet { arrangementChanged() } }
    /// The alignment of views across the axis.
    open var alignment = Alignment.fill { didSet { arrangementChanged() } }
    /// The lengths of views along the axis.
    open var distribution = Distribution.fill { didSet { arrangementChanged() } }
    /// True if the margins inset the views.
    open var isLayoutMarginsRelativeArrangement = false { didSet { arrangementChanged() } }

    /// The views in their order; each is also a subview.
    public private(set) var arrangedSubviews: [UIView] = []

    private var gaps: [ObjectIdentifier: CGFloat] = [:]

    /// Makes a row of views.
    ///
    /// - Parameter views: The views, in order.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Appends a view.
    ///
    /// - Parameter view: The view.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Adds a view at an index.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - stackIndex: The index among the arranged views, from 0.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        if view.container === self { arrangedSubviews.removeAll { $0 === view } } else { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        arrangementChanged()
    }

    /// Removes a view from the order. It stays a subview.
    ///
    /// - Parameter view: The view.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        gaps[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// The value for a view without its own gap: ``spacing`` applies.
    public static var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }

    /// The gap of the system: 8 points.
    public static var spacingUseSystem: CGFloat { .leastNonzeroMagnitude }

    /// Sets the gap behind a view, in points. Has no effect on views that the stack does not arrange.
    ///
    /// - Parameters:
    ///   - spacing: The gap, in points.
    ///   - arrangedSubview: The view before the gap.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(arrangedSubview) else { return }
        gaps[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    /// Returns the gap after a view, in points; ``spacingUseDefault`` for none.
    ///
    /// - Parameter arrangedSubview: The view before the gap.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        gaps[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Returns the gap behind a view, in points.
    func gap(after view: UIView) -> CGFloat {
        let gap = gaps[ObjectIdentifier(view)] ?? spacing
        return gap == Self.spacingUseSystem ? 8 : gap
    }

    var hasLoggedConflict = false

    private func arrangementChanged() {
        hasLoggedConflict = false
        constraintsChanged()
    }

    override var placesByConstraints: Bool { true }
}

extension UIStackView: ConstraintSource {
    var constraintDescription: String {
        "the arrangement of \(arrangedSubviews.count) views in a \(type(of: self)) by \(distribution)"
    }
}
