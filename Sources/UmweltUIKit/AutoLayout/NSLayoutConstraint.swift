import Foundation
import Umwelt

/// A linear relation between lengths or edges of two views, or between a length and a constant.
///
/// ```swift
/// label.translatesAutoresizingMaskIntoConstraints = false
/// NSLayoutConstraint.activate([
///     label.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
///     label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
/// ])
/// ```
@MainActor @preconcurrency
public final class NSLayoutConstraint: NSObject {
    /// The axes.
    public enum Axis: Int, Sendable {
        /// From one side to the other.
        case horizontal
        /// From the top to the bottom.
        case vertical
    }

    /// The relations of the two sides.
    public enum Relation: Int, Sendable {
        /// The first side is at most as large.
        case lessThanOrEqual = -1
        /// Both sides are equal.
        case equal
        /// The first side is at least as large.
        case greaterThanOrEqual
    }

    /// The lengths and edges of a view.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The upper edge.
        case top
        /// The lower edge.
        case bottom
        /// The leading edge.
        case leading
        /// The trailing edge.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The middle between the sides.
        case centerX
        /// The middle between the upper and the lower edge.
        case centerY
        /// The left margin.
        case leftMargin = 13
        /// The right margin.
        case rightMargin
        /// The upper margin.
        case topMargin
        /// The lower margin.
        case bottomMargin
        /// The leading margin.
        case leadingMargin
        /// The trailing margin.
        case trailingMargin
        /// The middle between the margins at the sides.
        case centerXWithinMargins
        /// The middle between the upper and the lower margin.
        case centerYWithinMargins
        /// No attribute: only the constant.
        case notAnAttribute = 0
    }

    private(set) weak var first: (any ConstraintItem)?
    private(set) weak var second: (any ConstraintItem)?

    /// The view or guide on the first side.
    public var firstItem: AnyObject? { first }
    /// The length or edge on the first side.
    public let firstAttribute: Attribute
    /// The relation of the two sides.
    public let relation: Relation
    /// The view or guide on the second side; nil for none.
    public var secondItem: AnyObject? { second }
    /// The length or edge on the second side.
    public let secondAttribute: Attribute
    /// The factor of the second side.
    public let multiplier: CGFloat

    /// The length that is added to the second side, in points.
    public var constant: CGFloat { didSet { if constant != oldValue { changed() } } }

    /// The priority among constraints that contradict each other.
    public var priority = UILayoutPriority.required { didSet { if priority != oldValue { changed() } } }

    /// The identifier of the constraint in log messages.
    public var identifier: String?

    package var hasLoggedConflict = false

    /// The view whose ``UIView/constraints`` contain the constraint: nil while it is not active.
    private weak var holder: UIView?

    /// True while the layout follows the constraint.
    ///
    /// The views of an active constraint have a common superview, or one contains the other: otherwise it stays
    /// inactive, with a log message. It becomes inactive when one of them is removed from that.
    public var isActive: Bool {
        get { holder != nil }
        set {
            if newValue { activate() } else { deactivate() }
        }
    }

    private func activate() {
        guard holder == nil else { return }
        guard let view = first?.layoutView, let common = second.map({ $0.layoutView?.commonView(with: view) }) ?? view
        else {
            Log.views.error(
                """
                The views of a constraint have no common ancestor: \(constraintDescription) is not active. Add both \
                views to one hierarchy first.
                """)
            return
        }
        holder = common
        common.constraints.append(self)
        changed()
    }

    private func deactivate() {
        guard let holder else { return }
        holder.constraints.removeAll { $0 === self }
        self.holder = nil
        holder.constraintsChanged()
    }

    private func changed() {
        hasLoggedConflict = false
        holder?.constraintsChanged()
    }

    /// Makes an inactive constraint: the first attribute equals the second times a factor plus a constant.
    ///
    /// - Parameters:
    ///   - view1: The ``UIView`` or ``UILayoutGuide`` on the first side.
    ///   - attr1: Its length or edge.
    ///   - relation: The relation of the sides.
    ///   - view2: The view or guide on the second side; nil for none.
    ///   - attr2: Its length or edge.
    ///   - multiplier: The factor of the second side.
    ///   - c: The length that is added to it, in points.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        first = view1 as? any ConstraintItem
        firstAttribute = attr1
        self.relation = relation
        second = view2 as? any ConstraintItem
        secondAttribute = view2 == nil ? .notAnAttribute : attr2
        self.multiplier = multiplier
        constant = c
        super.init()
    }

    /// Makes constraints active.
    ///
    /// - Parameter constraints: The constraints.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes constraints inactive.
    ///
    /// - Parameter constraints: The constraints.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }
}

/// A view or a guide, whose lengths and edges constraints relate.
@MainActor
protocol ConstraintItem: AnyObject {
    /// The view, or the guide's owner.
    var layoutView: UIView? { get }
}

extension UIView: ConstraintItem {
    var layoutView: UIView? { self }

    /// Returns the innermost common superview, which may be one of them; nil for none.
    func commonView(with other: UIView) -> UIView? {
        var view: UIView? = self
        while let candidate = view, !other.isDescendant(of: candidate) { view = candidate.container }
        return view
    }
}

extension NSLayoutConstraint: ConstraintSource {
    package var constraintDescription: String {
        func side(_ item: AnyObject?, _ attribute: Attribute) -> String {
            item.map { "\(type(of: $0)).\(attribute)" } ?? "a removed view"
        }
        let sign = ["<=", "==", ">="][relation.rawValue + 1]
        let name = identifier.map { "'\($0)' " } ?? ""
        if secondAttribute == .notAnAttribute { return "\(name)\(side(first, firstAttribute)) \(sign) \(constant)" }
        let factor = multiplier == 1 ? "" : " * \(multiplier)"
        let added = constant == 0 ? "" : " + \(constant)"
        return "\(name)\(side(first, firstAttribute)) \(sign) \(side(second, secondAttribute))\(factor)\(added)"
    }
}
