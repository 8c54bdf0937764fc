/// How a node arranges those inside: spacers and lines adapt to it.
@_spi(Kernel) public enum ChildArrangement {
    /// As what is around the node does: it only adds something to one view.
    case inherited
    /// One after another.
    case along(Axis)
    /// On top of each other, or in another way that has no axis.
    case free
}

extension LayoutNode {
    /// How the nearest node arranges this one that does more than add something to it.
    final var enclosingArrangement: ChildArrangement {
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

    /// The axis of the nearest node around that arranges what is inside along one.
    final var enclosingAxis: Axis? {
        var node = parent
        while let current = node {
            if case .along(let axis) = current.childArrangement { return axis }
            node = current.parent
        }
        return nil
    }
}
