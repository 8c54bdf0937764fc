import Foundation
import Umwelt

/// The views inside a root view, with the goals of their layout.
@MainActor
struct LayoutTree {
    private let root: UIView
    let isRightToLeft: Bool
    var goals = LayoutGoals()

    /// The edges of a view or guide in the root view, as values of variables.
    struct Edges {
        let left, right, top, bottom: LayoutSum

        var width: LayoutSum { right - left }
        var height: LayoutSum { bottom - top }
    }

    /// The edges of views and guides.
    private(set) var edges: [ObjectIdentifier: Edges] = [:]
    private var views: [UIView] = []

    /// The variables of each view: left, right, top, bottom.
    private var variables: [[Int]] = []

    /// The scroll views, with the variables of the lower right corners of their contents.
    private var contents: [(view: UIScrollView, right: Int, bottom: Int)] = []

    /// The size of a root view, with the priorities of its lengths among the goals.
    struct Target {
        var size: CGSize
        var horizontal = UILayoutPriority.required
        var vertical = UILayoutPriority.required
    }

    /// Makes the tree of a view.
    ///
    /// - Parameter widths: The widths of views whose content is wider.
    private init(of root: UIView, in target: Target, isRightToLeft: Bool, widths: [ObjectIdentifier: CGFloat]) {
        self.root = root
        self.isRightToLeft = isRightToLeft
        let place = add(root)
        goals.add(place.left)
        goals.add(place.top)
        goals.add(place.width + -target.size.width, priority: target.horizontal.rawValue)
        goals.add(place.height + -target.size.height, priority: target.vertical.rawValue)
        for view in views where view !== root { addOwnGoals(of: view, width: widths[ObjectIdentifier(view)]) }
        for view in views {
            for constraint in view.constraints { add(constraint) }
            if let stack = view as? UIStackView { addArrangement(of: stack) }
        }
    }

    @discardableResult
    private mutating func add(_ view: UIView) -> Edges {
        let numbers = (0..<4).map { _ in goals.addVariable() }
        variables.append(numbers)
        views.append(view)
        let place = Edges(
            left: LayoutSum(numbers[0]), right: LayoutSum(numbers[1]), top: LayoutSum(numbers[2]),
            bottom: LayoutSum(numbers[3]))
        edges[ObjectIdentifier(view)] = place
        goals.add(place.width, .greaterThanOrEqual)
        goals.add(place.height, .greaterThanOrEqual)
        for guide in view.layoutGuides { edges[ObjectIdentifier(guide)] = addGuide() }
        if let scroll = view as? UIScrollView, scroll.scrollsSubviews { addContent(of: scroll, at: place) }
        for subview in view.subviews { add(subview) }
        return place
    }

    /// Adds the content of a scroll view: no larger than constraints want it.
    private mutating func addContent(of scroll: UIScrollView, at place: Edges) {
        let (right, bottom) = (goals.addVariable(), goals.addVariable())
        let content = Edges(left: place.left, right: LayoutSum(right), top: place.top, bottom: LayoutSum(bottom))
        contents.append((scroll, right, bottom))
        edges[ObjectIdentifier(scroll.contentLayoutGuide)] = content
        for length in [content.width, content.height] {
            goals.add(length, .greaterThanOrEqual)
            goals.add(length, priority: UILayoutPriority.fittingSizeLevel.rawValue)
        }
    }

    private mutating func addGuide() -> Edges {
        let place = Edges(
            left: LayoutSum(goals.addVariable()), right: LayoutSum(goals.addVariable()),
            top: LayoutSum(goals.addVariable()), bottom: LayoutSum(goals.addVariable()))
        goals.add(place.width, .greaterThanOrEqual)
        goals.add(place.height, .greaterThanOrEqual)
        return place
    }

    // MARK: Goals

    /// Adds the goals of a view's own: its frame, or the size of its content.
    private mutating func addOwnGoals(of view: UIView, width: CGFloat?) {
        guard let place = edges[ObjectIdentifier(view)], let superview = view.container,
            let around = edges[ObjectIdentifier(superview)]
        else { return }
        if !view.isPlacedByConstraints {
            let (frame, old) = (view.frame, superview.bounds.size)
            let shares = view.autoresizingShares(in: old)
            let (x, y) = (around.width + -old.width, around.height + -old.height)
            goals.add(place.left - around.left - x * shares.horizontal.start + -frame.minX)
            goals.add(place.top - around.top - y * shares.vertical.start + -frame.minY)
            goals.add(place.width - x * shares.horizontal.length + -frame.width)
            goals.add(place.height - y * shares.vertical.length + -frame.height)
            return
        }
        let size = view.layoutSize(inWidth: width)
        for (length, content, axis) in [
            (place.width, size.width, NSLayoutConstraint.Axis.horizontal), (place.height, size.height, .vertical),
        ] where content >= 0 {
            goals.add(
                length + -content, .greaterThanOrEqual,
                priority: view.contentCompressionResistancePriority(for: axis).rawValue)
            goals.add(
                length + -content, .lessThanOrEqual, priority: view.contentHuggingPriority(for: axis).rawValue)
        }
    }

    private mutating func add(_ constraint: NSLayoutConstraint) {
        guard let first = constraint.first,
            let side = sum(first, constraint.firstAttribute, against: constraint.second)
        else { return }
        var other = LayoutSum(constant: 0)
        if constraint.secondAttribute != .notAnAttribute {
            guard let second = constraint.second,
                let sum = sum(second, constraint.secondAttribute, against: first)
            else { return }
            other = sum
        }
        // The distance from a leading edge grows to the left where languages are read from there.
        let isMirrored = isRightToLeft && constraint.firstAttribute.isFromLeading
        goals.add(
            side - other * constraint.multiplier + (isMirrored ? constraint.constant : -constraint.constant),
            isMirrored ? constraint.relation.reversed : constraint.relation, priority: constraint.priority.rawValue,
            from: constraint)
    }

    /// Returns a length or an edge of a view or guide; nil if it is not in the tree.
    ///
    /// - Parameter other: The other side of the constraint. For views inside of a scroll view its edges are those of its
    ///   content.
    private func sum(
        _ item: any ConstraintItem, _ attribute: NSLayoutConstraint.Attribute, against other: (any ConstraintItem)?
    ) -> LayoutSum? {
        if let scroll = item as? UIScrollView, attribute != .width, attribute != .height,
            let inner = other?.layoutView, inner !== scroll, inner.isDescendant(of: scroll),
            let content = edges[ObjectIdentifier(scroll.contentLayoutGuide)]
        {
            return sum(content, attribute)
        }
        if let guide = item as? UILayoutGuide, let insets = guide.insets(isRightToLeft) {
            guard let view = guide.owningView, let place = edges[ObjectIdentifier(view)] else { return nil }
            return sum(inset(place, by: insets), attribute)
        }
        guard let place = edges[ObjectIdentifier(item)] else { return nil }
        guard let inner = attribute.withoutMargins else { return sum(place, attribute) }
        guard let view = item as? UIView else { return nil }
        return sum(inset(place, by: view.margins(isRightToLeft)), inner)
    }

    func inset(_ place: Edges, by insets: UIEdgeInsets) -> Edges {
        Edges(
            left: place.left + insets.left, right: place.right + -insets.right, top: place.top + insets.top,
            bottom: place.bottom + -insets.bottom)
    }

    private func sum(_ place: Edges, _ attribute: NSLayoutConstraint.Attribute) -> LayoutSum? {
        switch attribute {
        case .leading: isRightToLeft ? place.right : place.left
        case .trailing: isRightToLeft ? place.left : place.right
        case .left: place.left
        case .right: place.right
        case .top: place.top
        case .bottom: place.bottom
        case .width: place.width
        case .height: place.height
        case .centerX: (place.left + place.right) * 0.5
        case .centerY: (place.top + place.bottom) * 0.5
        default: nil
        }
    }

    // MARK: Places

    /// Returns the views, first the root, with their frames in their superviews.
    private static func solve(
        _ root: UIView, in target: Target, isRightToLeft: Bool
    ) -> Solution {
        func solve(_ widths: [ObjectIdentifier: CGFloat]) -> Solution {
            let tree = LayoutTree(of: root, in: target, isRightToLeft: isRightToLeft, widths: widths)
            let (values, conflicts) = tree.goals.solved()
            return Solution(frames: tree.frames(values), contents: tree.contentSizes(values), conflicts: conflicts)
        }
        let first = solve([:])
        // Texts are higher where they are narrower.
        var widths: [ObjectIdentifier: CGFloat] = [:]
        for (view, frame) in first.frames
        where view.isHigherWhereNarrower && frame.width < view.intrinsicContentSize.width - 0.01 {
            widths[ObjectIdentifier(view)] = frame.width
        }
        return widths.isEmpty ? first : solve(widths)
    }

    /// The frames of views in their superviews, the sizes of the contents of scroll views, and the contradictions.
    private struct Solution {
        let frames: [(view: UIView, frame: CGRect)]
        let contents: [(view: UIScrollView, size: CGSize)]
        let conflicts: [any ConstraintSource]
    }

    private func contentSizes(_ values: [Double]) -> [(view: UIScrollView, size: CGSize)] {
        contents.compactMap { scroll, right, bottom in
            guard let index = views.firstIndex(of: scroll) else { return nil }
            let (left, top) = (values[variables[index][0]], values[variables[index][2]])
            return (scroll, CGSize(width: max(values[right] - left, 0), height: max(values[bottom] - top, 0)))
        }
    }

    private func frames(_ values: [Double]) -> [(view: UIView, frame: CGRect)] {
        var origins: [ObjectIdentifier: CGPoint] = [:]
        return zip(views, variables).map { view, numbers in
            let (left, right, top, bottom) = (
                values[numbers[0]], values[numbers[1]], values[numbers[2]], values[numbers[3]]
            )
            origins[ObjectIdentifier(view)] = CGPoint(x: left, y: top)
            // Superviews are before their subviews.
            let origin = view === root ? nil : view.container.flatMap { origins[ObjectIdentifier($0)] }
            let frame = CGRect(
                x: left - (origin?.x ?? 0), y: top - (origin?.y ?? 0), width: max(right - left, 0),
                height: max(bottom - top, 0))
            return (view, frame)
        }
    }

    /// Places the views inside of one of a size, and logs contradictions of required constraints.
    static func place(_ root: UIView, in size: CGSize, isRightToLeft: Bool) {
        let solution = solve(root, in: Target(size: size), isRightToLeft: isRightToLeft)
        for (scroll, size) in solution.contents { scroll.solvedContentSize = size }
        for (view, frame) in solution.frames {
            view.isRightToLeft = isRightToLeft
            if view !== root { view.place(at: frame) }
        }
        // Sizes of zero are those of views that do not show yet, in which nothing has space.
        guard size.width > 0, size.height > 0 else { return }
        for source in solution.conflicts where !source.hasLoggedConflict {
            source.hasLoggedConflict = true
            Log.views.error(
                """
                Required constraints contradict each other in a \(type(of: root)) of \(size.width) by \(size.height) \
                points: \(source.constraintDescription) is broken. Remove it or one of the others, or lower a priority.
                """)
        }
    }

    /// Returns the size of a view whose content is placed by constraints.
    static func size(of root: UIView, in target: Target) -> CGSize {
        solve(root, in: target, isRightToLeft: false).frames.first?.frame.size ?? .zero
    }
}

extension NSLayoutConstraint.Attribute {
    /// True if a distance from it is measured in the direction of reading.
    fileprivate var isFromLeading: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// The edge or middle of the rectangle within the margins; nil for edges and lengths of a view itself.
    fileprivate var withoutMargins: NSLayoutConstraint.Attribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }
}

extension NSLayoutConstraint.Relation {
    /// The relation of the negated sides.
    fileprivate var reversed: NSLayoutConstraint.Relation {
        switch self {
        case .lessThanOrEqual: .greaterThanOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .lessThanOrEqual
        }
    }
}
