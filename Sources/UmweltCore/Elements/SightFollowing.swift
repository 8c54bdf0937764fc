/// An element that is told when the part of a lazy container that it is in comes into the viewport, and when it leaves
/// it: its view stays in the tree, with its state, but has disappeared.
package protocol SightFollower: _Element {
    func leftSight()
    func cameIntoSight()
}

/// The layout node of a lazy container, which knows which of its parts are in the viewport.
package protocol SightKeeper: LayoutNode {
    /// Tells an element inside when it leaves the viewport and comes back. Returns true if it is in the viewport now.
    func follow(_ follower: any SightFollower) -> Bool
}

extension SightFollower {
    /// Has the lazy containers around the element tell it when it leaves the viewport and comes back. Returns the
    /// number of those whose viewport it is not in now.
    func followSight() -> Int {
        var node = ownLayoutNodes.first?.parent
        var count = 0
        while let current = node {
            if let keeper = current as? any SightKeeper, !keeper.follow(self) { count += 1 }
            node = current.parent
        }
        return count
    }
}
