import Foundation

extension LayoutNode {
    /// Containers with at most this many children are sent as a whole.
    private static let few = 32

    /// The children in the nearby region; all of them if they are few or no ancestor scrolls.
    package final var nearbyChildren: ContiguousArray<LayoutNode> {
        guard holdsMany, let region = nearbyRegion else { return shownChildren }
        return children.filter { $0.frame.overlaps(region) || $0.motion?.frame?.overlaps(region) == true }
    }

    /// True if the node shows only the children in the nearby region.
    package final var holdsMany: Bool { children.count > Self.few && showsNearbyOnly }

    /// The viewport and a margin around it, in the node's coordinates; nil if no ancestor scrolls.
    package final var nearbyRegion: CGRect? {
        guard let (scroll, place) = enclosingScrolling, !scroll.nearby.isNull else { return nil }
        return scroll.nearby.offsetBy(dx: -place.x, dy: -place.y)
    }

    /// The nearest ancestor that scrolls, and the node's place in its content; nil if none scrolls.
    package final var enclosingScrolling: (node: any ScrollingNode, place: CGPoint)? {
        var place = CGPoint.zero
        var node = self
        while let outer = node.parent {
            if let scroll = outer.scrolling { return (scroll, place) }
            place.x += node.frame.minX
            place.y += node.frame.minY
            node = outer
        }
        return nil
    }
}

extension CGRect {
    /// Returns true if both have something in common, be it only an edge.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
    }
}
