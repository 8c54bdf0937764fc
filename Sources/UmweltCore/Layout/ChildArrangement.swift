/// The way a node arranges its children. Spacers and dividers adapt to it.
@_spi(Kernel) public enum ChildArrangement: Equatable {
    /// The arrangement of the parent: the node only adds something to one view.
    case inherited
    /// One after another along an axis.
    case along(Axis)
    /// On top of each other, or another arrangement without an axis.
    case free
}

extension LayoutNode {
    /// The arrangement of the nearest ancestor with several children; free if there is none.
    package final var enclosingArrangement: ChildArrangement {
        var node = parent
        while let current = node {
            if case .inherited = current.childArrangement {
                node = current.parent
            } else {
                return current.childArrangement
            }
        }
        return .free
    }

    /// Queues the nodes inside to be measured again that adapt to the node's arrangement, after that has changed.
    package final func arrangementChanged() {
        for child in children {
            if child.children.isEmpty { child.setNeedsLayout() }
            if case .along = child.childArrangement { continue }
            child.arrangementChanged()
        }
    }

    /// The axis of the nearest ancestor that arranges its children along an axis; nil if there is none.
    package final var enclosingAxis: Axis? {
        var node = parent
        while let current = node {
            if case .along(let axis) = current.childArrangement { return axis }
            node = current.parent
        }
        return nil
    }
}
