import Foundation

extension LayoutNode {
    /// Containers with no more children than this are shown whole.
    private static let few = 32

    /// The nodes inside that are near enough to what can be seen: all, unless there are many of them in something that
    /// scrolls.
    final var nearbyChildren: ContiguousArray<LayoutNode> {
        guard holdsMany, let region = nearbyRegion else { return shownChildren }
        return children.filter { $0.frame.overlaps(region) }
    }

    /// Whether the node shows only those children that are near.
    final var holdsMany: Bool { children.count > Self.few && showsNearbyOnly }

    /// The part of the node, in its own coordinates, that is near to what can be seen; nil if nothing around it scrolls.
    final var nearbyRegion: CGRect? {
        guard let (scroll, place) = enclosingScroll, !scroll.nearby.isNull else { return nil }
        return scroll.nearby.offsetBy(dx: -place.x, dy: -place.y)
    }

    /// The nearest node around this one that scrolls, and where in its content this one stands.
    final var enclosingScroll: (node: ScrollNode, place: CGPoint)? {
        var place = CGPoint.zero
        var node = self
        while let outer = node.parent {
            if let scroll = outer as? ScrollNode { return (scroll, place) }
            place.x += node.frame.minX
            place.y += node.frame.minY
            node = outer
        }
        return nil
    }
}

extension CGRect {
    /// Whether both have something in common, be it only an edge.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
    }
}
