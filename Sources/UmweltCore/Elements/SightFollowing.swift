/// An element that is notified when its part of a lazy container enters or leaves the viewport. Outside the viewport
/// its view keeps its place in the tree and its state, but has disappeared.
package protocol SightFollower: _Element {
    func leftSight()
    func cameIntoSight()
}

/// The layout node of a lazy container, which records which of its parts are in the viewport.
package protocol SightKeeper: LayoutNode {
    /// Registers a descendant for notifications when it enters or leaves the viewport. Returns true if it is in the
    /// viewport now.
    func follow(_ follower: any SightFollower) -> Bool
}

extension SightFollower {
    /// Registers the element with the lazy containers around it, which notify it when it enters or leaves the viewport.
    /// Returns the number of containers whose viewport does not contain it now.
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
