@_spi(Kernel) import UmweltCore
@_spi(Kernel) import UmweltInteraction
import Foundation

/// A layout node of a window, as hosts deal with it that have a pointer, a keyboard and no system of views below them.
@MainActor
public struct HostNode: @MainActor Equatable {
    let node: LayoutNode

    public static func == (one: HostNode, other: HostNode) -> Bool { one.node === other.node }

    /// The node's number in frame differences; zero before its first difference.
    public var id: FrameDifference.NodeID { node.frameID }

    /// The node's semantics.
    public var semantics: Semantics { node.resolvedSemantics }

    /// The pointer events that the node handles.
    package var interest: PointerInterest { node.pointerInterest }

    /// The node's frame in points, from the window's top left corner.
    public var frame: CGRect { node.frameInWindow(of: CGRect(origin: .zero, size: node.presentedSize)) }

    /// The scroll offset from the content's top left corner, in points; nil if the node does not scroll.
    public var scrollOffset: CGPoint? { node.scrollOffset }

    /// The maximum scroll offset along each axis, in points; zero if the node does not scroll.
    public var scrollRange: CGSize { (node as? ScrollNode)?.range ?? .zero }

    /// The node's frame in its parent's coordinates, as hosts are sent it: of content that scrolls, unscrolled.
    package var frameForHosts: CGRect { node.frameForHosts }

    /// The display items that the node itself draws, in its own coordinates.
    package var items: [DisplayItem] { node.hostItems }

    /// The node around it; nil for the window's root.
    public var parent: HostNode? { node.parent.map(HostNode.init) }

    /// The nodes in it that are laid out now, in reading order.
    public var children: [HostNode] { node.nearbyChildren.map(HostNode.init) }

    /// True if the node is in the window, and not behind a presentation.
    public var isReachable: Bool { !node.isDetached && node.isReachable }

    /// True if the node can have the keyboard focus now.
    public var isFocusable: Bool { node.isFocusable }

    /// True if pointers and keys can use the node.
    package var isControl: Bool { node.isControl }

    /// The node and its ancestors, innermost first.
    package var path: [HostNode] {
        var path: [HostNode] = []
        var next: LayoutNode? = node
        while let current = next {
            path.append(HostNode(node: current))
            next = current.parent
        }
        return path
    }

    /// True if masks hide the node completely, judged by a grid of 81 points of its frame.
    package var isMaskedAway: Bool {
        guard path.contains(where: { $0.node.effects?.mask != nil }) else { return false }
        let frame = frame
        return (0...8).allSatisfy { row in
            (0...8).allSatisfy { column in
                let point = CGPoint(
                    x: frame.minX + frame.width * (CGFloat(column) + 0.5) / 9,
                    y: frame.minY + frame.height * (CGFloat(row) + 0.5) / 9)
                return HitTestPass.isMasked(node, at: point)
            }
        }
    }

    /// Scrolls the nearest scroll view around the node so that the node is visible.
    package func reveal() { node.scrollIntoView() }

    /// Sends an event to the node, as its user would.
    ///
    /// - Parameter event: The event, such as `.press`.
    /// - Returns: False if nothing happens: the node is removed or disabled, or does not handle the event.
    @discardableResult
    public func send(_ event: NodeEvent) -> Bool { node.receive(event) }
}

extension SemanticsNode {
    /// The layout node that has the semantics.
    @MainActor package var hostNode: HostNode { HostNode(node: node) }
}
