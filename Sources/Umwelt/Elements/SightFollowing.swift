/// An element that is told when the part of a lazy container that it is in leaves the viewport and comes back: its view
/// stays in the tree, with its state, but has disappeared.
protocol SightFollower: _Element {
    func leftSight()
    func cameIntoSight()
}

/// The layout node of a lazy container, which knows which of its parts are in the viewport.
protocol SightKeeper: LayoutNode {
    /// Tells an element inside, which has appeared, when it leaves the viewport and comes back.
    func follow(_ follower: any SightFollower)
}

extension SightFollower {
    /// Has the lazy containers around the element tell it when it leaves the viewport and comes back.
    func followSight() {
        var node = ownLayoutNodes.first?.parent
        while let current = node {
            if let keeper = current as? any SightKeeper { keeper.follow(self) }
            node = current.parent
        }
    }
}
