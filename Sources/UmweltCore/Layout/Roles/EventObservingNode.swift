/// A layout node that observes the events which its descendants have handled. Its ``LayoutNode/roles`` contain
/// ``NodeRoles/observesEvents``.
package protocol EventObservingNode: LayoutNode {
    /// Called when a descendant has handled an event. Returns true if the node's ancestors are notified too.
    func didHandle(_ event: NodeEvent) -> Bool
}

extension LayoutNode {
    /// Notifies the ancestors of an event that the node has handled, until an ancestor stops the propagation.
    package final func notifyAncestors(of event: NodeEvent) {
        var outer = parent
        while let node = outer {
            if node.roles.contains(.observesEvents), let observer = node as? any EventObservingNode {
                guard observer.didHandle(event) else { return }
            }
            outer = node.parent
        }
    }
}
