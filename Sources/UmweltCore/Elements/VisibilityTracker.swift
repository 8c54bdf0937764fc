/// An element that is notified when its part of a lazy container enters or leaves the viewport. Outside of the viewport
/// its view stays in the tree, with its state, but has disappeared.
package protocol VisibilityTracker: _Element {
    func becameHidden()
    func becameVisible()
}

/// The layout node of a lazy container, which knows which of its parts are in the viewport.
package protocol ViewportContainer: LayoutNode {
    /// Notifies an element inside when it leaves or enters the viewport. Returns true if it is in the viewport now.
    func follow(_ follower: any VisibilityTracker) -> Bool
}

extension VisibilityTracker {
    /// Has the lazy containers around the element notify it when it leaves or enters their viewports. Returns the
    /// number of containers whose viewport it is not in now.
    func trackVisibility() -> Int {
        var node = ownLayoutNodes.first?.parent
        var count = 0
        while let current = node {
            if let container = current as? any ViewportContainer, !container.follow(self) { count += 1 }
            node = current.parent
        }
        return count
    }
}
