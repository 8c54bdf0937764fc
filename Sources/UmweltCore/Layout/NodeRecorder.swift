import Foundation

/// A recorder of the last state of each layout node that a window's host was sent. Changed nodes report themselves to
/// it.
///
/// A class, as each layout node refers to its recorder: a reference of a protocol's type is two words.
@_spi(Kernel)
open class NodeRecorder {
    @_spi(Kernel) public init() {}

    /// Queues a node for the comparison with its last sent state, when the next difference is made.
    ///
    /// - Parameter node: The changed node.
    open func enqueue(_ node: LayoutNode) { fatalError("Abstract.") }

    /// Records the offset to which the host has scrolled a node itself.
    ///
    /// - Parameters:
    ///   - node: The node that scrolls.
    ///   - offset: The new offset from the content's top left corner, in points.
    open func hostScrolled(_ node: LayoutNode, to offset: CGPoint) { fatalError("Abstract.") }

    /// Returns true if the host needs no animation frames for a node.
    ///
    /// - Parameter node: The animated node.
    open func needsNoFrames(of node: LayoutNode) -> Bool { fatalError("Abstract.") }
}
