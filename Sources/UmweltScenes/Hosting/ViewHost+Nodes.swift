@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltInteraction
import Foundation

/// A layout node of a window, as hosts deal with it that have a pointer, a keyboard and no system of views below them.
@MainActor
public struct HostNode: @MainActor Equatable {
    let node: LayoutNode

    public static func == (one: HostNode, other: HostNode) -> Bool { one.node === other.node }

    /// The node's number in frame differences; zero until one has contained it.
    public var id: FrameDifference.NodeID { node.frameID }

    /// The node's semantics.
    public var semantics: Semantics { node.resolvedSemantics }

    /// The pointer events that the node handles.
    package var interest: PointerInterest { node.pointerInterest }

    /// The node's frame in points, from the window's top left corner.
    public var frame: CGRect { node.frameInWindow(of: CGRect(origin: .zero, size: node.presentedSize)) }

    /// The offset from the top left corner of what scrolls in the node, in points; nil if nothing does.
    public var scrollOffset: CGPoint? { node.scrollOffset }

    /// The greatest scroll offset along each axis, in points; zero if nothing scrolls in the node.
    public var scrollRange: CGSize { (node as? ScrollNode)?.range ?? .zero }

    /// The node's frame in its parent's coordinates, as hosts are sent it: of content that scrolls, unscrolled.
    package var frameForHosts: CGRect { node.frameForHosts }

    /// The display items that the node itself draws, in its own coordinates.
    package var items: [DisplayItem] { node.hostItems }

    /// The node around it; nil for the window's root.
    public var parent: HostNode? { node.parent.map(HostNode.init) }

    /// The nodes in it that are laid out now, in reading order.
    public var children: [HostNode] { node.nearbyChildren.map(HostNode.init) }

    /// True if the node is in the window, and no presentation is in front of it.
    public var isReachable: Bool { !node.isDetached && node.isReachable }

    /// True if the node can have the keyboard focus now.
    public var isFocusable: Bool { node.isFocusable }

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

    /// Scrolls the nearest scroll view around the node so that the node is visible.
    package func reveal() { node.scrollIntoView() }

    /// Sends an event to the node, as its user would.
    ///
    /// - Returns: False if nothing is done: the node is gone or disabled, or the event means nothing to it.
    @discardableResult
    public func send(_ event: NodeEvent) -> Bool { node.receive(event) }
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

    /// Returns the nodes that scroll at a point of the window, innermost first, also where nothing is drawn in them.
    package func scrollNodes(at point: CGPoint) -> [HostNode] {
        update()
        return HitTestPass.scrollNodes(at: point, below: root.node).map(HostNode.init)
    }

    /// Sends an event to a node, as its user would, and records it for the inspector.
    ///
    /// - Returns: False if nothing was done: the node is gone or disabled, or does not handle the event.
    @discardableResult
    package func send(_ event: NodeEvent, to node: HostNode) -> Bool { send(event, to: node.node) }

    /// The node with the keyboard focus; nil if none has it.
    package var focusedNode: HostNode? { root.focus.node.map { HostNode(node: $0) } }

    /// Returns the node with a number of a frame difference; nil if it is not in the window.
    package func node(_ id: FrameDifference.NodeID) -> HostNode? { frameRecorder?.node(id).map { HostNode(node: $0) } }
}
