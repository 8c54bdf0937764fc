import Foundation

/// A recorder of what a window's host was last sent of its layout nodes, to which changed nodes report themselves.
///
/// A class, as each layout node refers to its recorder: a reference of a protocol's type is two words.
@_spi(Kernel)
open class NodeRecorder {
    @_spi(Kernel) public init() {}

    /// Queues a node to be compared with what the host was sent, when the next difference is made.
    open func enqueue(_ node: LayoutNode) { fatalError("Abstract.") }

    /// Records the offset to which the host has scrolled a node by itself.
    open func hostScrolled(_ node: LayoutNode, to offset: CGPoint) { fatalError("Abstract.") }

    /// Returns true if the host needs no frames of what moves in a node.
    open func needsNoFrames(of node: LayoutNode) -> Bool { fatalError("Abstract.") }
}
