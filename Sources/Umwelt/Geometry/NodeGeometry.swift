import Foundation
import UmweltGraph

/// Where a layout node is, for those who read that: they run again when what they have read is something else.
final class NodeGeometry {
    private weak var node: LayoutNode?
    private let sizeSource: GeometrySource
    private let frameSource: GeometrySource

    /// What was last read, to compare with.
    private var size: CGSize?
    private var frames: [CoordinateSpace: CGRect] = [:]
    private var insets: EdgeInsets?

    init(in graph: Graph) {
        sizeSource = GeometrySource(in: graph)
        frameSource = GeometrySource(in: graph)
    }

    /// Reads from now on where a node is. The node calls ``check()`` when it has been placed.
    func follow(_ node: LayoutNode) {
        guard node !== self.node else { return }
        self.node = node
        node.add(.place)
        check()
    }

    /// The node while it is in its window.
    var currentNode: LayoutNode? {
        guard let node, !node.isDetached else { return nil }
        return node
    }

    /// Whether the node has been placed.
    var isKnown: Bool { size != nil }

    // MARK: Reading

    /// The node's size.
    var currentSize: CGSize {
        sizeSource.track()
        return currentNode?.frame.size ?? size ?? .zero
    }

    /// The node's place, measured from what a space measures from.
    func frame(in space: CoordinateSpace) -> CGRect {
        if space.isLocal { return CGRect(origin: .zero, size: currentSize) }
        frameSource.track()
        let frame = currentNode?.frame(in: space) ?? frames[space] ?? .zero
        frames[space] = frame
        return frame
    }

    /// How far the node could reach out of the safe area.
    var safeAreaInsets: EdgeInsets {
        frameSource.track()
        let new = currentNode?.insetsBySafeArea ?? insets ?? EdgeInsets()
        insets = new
        return new
    }

    // MARK: Changes

    /// Called when the node may stand elsewhere: compares with what was read.
    func check() {
        guard let node = currentNode else { return }
        if size != node.frame.size {
            size = node.frame.size
            sizeSource.invalidateReaders()
        }
        var isNew = false
        for (space, old) in frames {
            let new = node.frame(in: space)
            guard new != old else { continue }
            frames[space] = new
            isNew = true
        }
        if let insets, insets != node.insetsBySafeArea {
            self.insets = node.insetsBySafeArea
            isNew = true
        }
        if isNew { frameSource.invalidateReaders() }
    }
}

/// Where the graph learns that a place is another one.
private final class GeometrySource: GraphNode {
    deinit { remove() }
}

extension LayoutNode {
    /// The node's place, measured from what a space measures from.
    fileprivate func frame(in space: CoordinateSpace) -> CGRect {
        func place(_ point: CGPoint) -> CGPoint { self.place(ofWindow: placeInWindow(of: point), in: space) }
        var node: LayoutNode? = self
        while let current = node, !current.isTransformed { node = current.parent }
        let frame = CGRect(origin: .zero, size: frame.size)
        guard node != nil else { return CGRect(origin: place(.zero), size: frame.size) }
        return frame.corners.map(place).boundingRect
    }
}
