import Foundation

/// A layout node of a window, as hosts deal with it that have a pointer, a keyboard and no system of views below them.
@MainActor
package struct HostNode {
    let node: LayoutNode

    /// The node's number in frame differences; zero until one has contained it.
    package var id: FrameDifference.NodeID { node.frameID }

    /// The node's semantics.
    package var semantics: Semantics { node.resolvedSemantics }

    /// The pointer events that the node handles.
    package var interest: PointerInterest { node.pointerInterest }

    /// The node's frame in points, from the window's top left corner.
    package var frame: CGRect { node.frameInWindow(of: CGRect(origin: .zero, size: node.presentedSize)) }

    /// The offset from the top left corner of what scrolls in the node, in points; nil if nothing does.
    package var scrollOffset: CGPoint? { node.scrollOffset }

    /// True if the node is in the window, and no presentation is in front of it.
    package var isReachable: Bool { !node.isDetached && node.isReachable }

    /// True if the node can have the keyboard focus now.
    package var isFocusable: Bool { node.isFocusable }

    /// True if pointers and keys can use the node.
    package var isControl: Bool { node.isControl }

    /// The node and those around it, innermost first.
    package var path: [HostNode] {
        var path: [HostNode] = []
        var next: LayoutNode? = node
        while let current = next {
            path.append(HostNode(node: current))
            next = current.parent
        }
        return path
    }

    /// Scrolls what is around the node so that it is visible.
    package func reveal() { _ = ScrollDestination.reveal(node.element, anchor: nil) }

    /// Sends an event to the node, as its user would.
    ///
    /// - Returns: False if nothing is done: the node is gone or disabled, or the event means nothing to it.
    @discardableResult
    package func send(_ event: NodeEvent) -> Bool { node.receive(event) }
}

extension SemanticsNode {
    /// The layout node that has the semantics.
    @MainActor package var hostNode: HostNode { HostNode(node: node) }
}

extension ViewHost {
    /// Returns the frontmost node at a point of the window and those around it, innermost first; none where nothing is
    /// that a pointer can be on.
    package func nodes(at point: CGPoint) -> [HostNode] {
        update()
        guard let node = HitTestPass.find(at: point, below: root.node) else { return [] }
        return HostNode(node: node).path
    }

    /// The node with the keyboard focus; nil if none has it.
    package var focusedNode: HostNode? { root.focus.node.map { HostNode(node: $0) } }

    /// Returns the node with a number of a frame difference; nil if it is not in the window.
    package func node(_ id: FrameDifference.NodeID) -> HostNode? { frameRecorder?.node(id).map { HostNode(node: $0) } }
}
