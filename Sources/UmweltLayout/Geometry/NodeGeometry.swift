@_spi(Kernel) import UmweltCore
import Foundation
import UmweltGraph

/// The observable frame, size and safe-area insets of a layout node. Readers run again when their values change.
package final class NodeGeometry {
    private weak var node: LayoutNode?
    private let sizeSource: GeometrySource
    private let frameSource: GeometrySource

    /// The values that were last read, to compare with.
    private var size: CGSize?
    private var frames: [CoordinateSpace: CGRect] = [:]
    private var insets: EdgeInsets?

    /// Functions that return whether a derived value differs from the last read one, by the value's type.
    private var differences: [ObjectIdentifier: (LayoutNode) -> Bool] = [:]

    package init(in graph: Graph) {
        sizeSource = GeometrySource(in: graph)
        frameSource = GeometrySource(in: graph)
    }

    /// Observes the geometry of another node from now on. The node calls ``check()`` when it has been placed.
    package func follow(_ node: LayoutNode) {
        guard node !== self.node else { return }
        self.node = node
        node.add(.place)
        check()
    }

    /// The node while it is in its window; nil otherwise.
    package var currentNode: LayoutNode? {
        guard let node, !node.isDetached else { return nil }
        return node
    }

    // MARK: Reading

    /// The node's size, in points.
    var currentSize: CGSize {
        sizeSource.track()
        return currentNode?.frame.size ?? size ?? .zero
    }

    /// Returns the node's frame in a coordinate space.
    func frame(in space: CoordinateSpace) -> CGRect {
        if space.isLocal { return CGRect(origin: .zero, size: currentSize) }
        frameSource.track()
        let frame = currentNode?.frame(in: space) ?? frames[space] ?? .zero
        frames[space] = frame
        return frame
    }

    /// The distances by which the node could extend beyond the safe area.
    var safeAreaInsets: EdgeInsets {
        frameSource.track()
        let new = currentNode?.insetsBySafeArea ?? insets ?? EdgeInsets()
        insets = new
        return new
    }

    /// Returns a value that depends on the node's place in the window; nil while it is in none.
    ///
    /// - Parameter read: Reads the value of the node. There is one closure for each type of values.
    package func value<Value: Equatable>(_ read: @escaping (LayoutNode) -> Value) -> Value? {
        frameSource.track()
        guard let node = currentNode else { return nil }
        let value = read(node)
        differences[ObjectIdentifier(Value.self)] = { read($0) != value }
        return value
    }

    // MARK: Changes

    /// Compares the node with the last read values, and invalidates the readers of changed values. Called when the node
    /// may have moved.
    package func check() {
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
        if differences.values.contains(where: { $0(node) }) {
            differences = [:]
            isNew = true
        }
        if isNew { frameSource.invalidateReaders() }
    }
}

/// The graph node that represents a part of the geometry for its readers.
private final class GeometrySource: GraphNode {
    deinit { remove() }
}

extension LayoutNode {
    /// Returns the node's frame in a coordinate space.
    fileprivate func frame(in space: CoordinateSpace) -> CGRect {
        func place(_ point: CGPoint) -> CGPoint { self.place(ofWindow: placeInWindow(of: point), in: space) }
        var node: LayoutNode? = self
        while let current = node, !current.isTransformed { node = current.parent }
        let frame = CGRect(origin: .zero, size: frame.size)
        guard node != nil else { return CGRect(origin: place(.zero), size: frame.size) }
        return frame.corners.map(place).boundingRect
    }
}
