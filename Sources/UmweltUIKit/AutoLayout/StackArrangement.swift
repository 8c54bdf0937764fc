import Foundation

extension LayoutTree {
    /// Adds the goals of the views that a stack arranges.
    mutating func addArrangement(of stack: UIStackView) {
        let views = stack.arrangedSubviews.filter { !$0.isHidden }
        let places = views.compactMap { edges[ObjectIdentifier($0)] }
        guard var around = edges[ObjectIdentifier(stack)], let first = places.first, let last = places.last else {
            return
        }
        if stack.isLayoutMarginsRelativeArrangement { around = inset(around, by: stack.margins(isRightToLeft)) }
        let main = line(stack.axis)
        goals.add(main.start(first) - main.start(around), from: stack)
        goals.add(main.end(around) - main.end(last), from: stack)
        let common = LayoutSum(goals.addVariable())
        for index in places.indices.dropFirst() {
            let (view, previous) = (places[index], places[index - 1])
            let gap = main.start(view) - main.end(previous) + -stack.gap(after: views[index - 1])
            switch stack.distribution {
            case .equalSpacing:
                goals.add(gap, .greaterThanOrEqual, from: stack)
                goals.add(main.start(view) - main.end(previous) - common, from: stack)
            case .equalCentering:
                goals.add(gap, .greaterThanOrEqual, from: stack)
                // Gaps matter more.
                goals.add(main.middle(view) - main.middle(previous) - common, priority: 149.5)
            case .fill:
                goals.add(gap, from: stack)
            case .fillEqually:
                goals.add(gap, from: stack)
                goals.add(main.length(view) - main.length(first), from: stack)
            case .fillProportionally:
                goals.add(gap, from: stack)
                let (own, firsts) = (content(of: views[index], stack.axis), content(of: views[0], stack.axis))
                if own > 0, firsts > 0 {
                    goals.add(main.length(view) * firsts - main.length(first) * own, priority: 999)
                }
            }
        }
        if stack.distribution == .equalSpacing || stack.distribution == .equalCentering {
            goals.add(main.length(around), priority: 51)
        }
        for place in places { align(place, in: around, stack) }
    }

    /// Adds the goals of a view's place in a stack across its axis.
    private mutating func align(_ place: Edges, in around: Edges, _ stack: UIStackView) {
        let cross = line(stack.axis == .horizontal ? .vertical : .horizontal)
        let (start, end) = (cross.start(place) - cross.start(around), cross.end(around) - cross.end(place))
        let isAtStart = stack.alignment == .fill || stack.alignment == .leading
        let isAtEnd = stack.alignment == .fill || stack.alignment == .trailing
        goals.add(start, isAtStart ? .equal : .greaterThanOrEqual, from: stack)
        goals.add(end, isAtEnd ? .equal : .greaterThanOrEqual, from: stack)
        if stack.alignment == .center { goals.add(start - end, from: stack) }
        // A stack without a size of its own is no larger than its largest view.
        if !isAtStart || !isAtEnd { goals.add(cross.length(around), priority: 51) }
    }

    private func content(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> Double {
        let size = view.intrinsicContentSize
        return Double(axis == .horizontal ? size.width : size.height)
    }

    private func line(_ axis: NSLayoutConstraint.Axis) -> Line {
        axis == .vertical ? .down : isRightToLeft ? .left : .right
    }

    /// The direction of a row of views. Distances grow in it.
    private enum Line {
        case right, left, down

        func start(_ place: Edges) -> LayoutSum {
            switch self {
            case .right: place.left
            case .left: place.right * -1
            case .down: place.top
            }
        }

        func end(_ place: Edges) -> LayoutSum {
            switch self {
            case .right: place.right
            case .left: place.left * -1
            case .down: place.bottom
            }
        }

        func length(_ place: Edges) -> LayoutSum { end(place) - start(place) }

        func middle(_ place: Edges) -> LayoutSum { (start(place) + end(place)) * 0.5 }
    }
}
