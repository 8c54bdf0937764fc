import Foundation
@_spi(Kernel) import Umwelt

/// The empty collections of a reorder container, with their drop areas.
///
/// Such a collection has no layout node. It is found among the elements, and its area is that of the container that
/// would lay out its views.
struct EmptyReorderCollections {
    private struct Area {
        let modifier: ReorderableModifier
        let scopes: [ReorderScope]
        let frame: CGRect
    }

    private let container: ReorderContainer
    private var areas: [Area] = []

    /// Finds the empty collections in a reorder container.
    init(in node: ReorderContainerNode, of container: ReorderContainer) {
        self.container = container
        var found: [(element: _Element, modifier: ReorderableModifier)] = []
        func search(_ element: _Element) {
            if let parent = element as? any ItemLayoutModifierParent,
                let modifier = parent.itemModifier as? ReorderableModifier, !parent.hasItems
            {
                found.append((element, modifier))
            }
            element.forEachChild(search)
        }
        search(node.element)
        for (element, modifier) in found {
            let values = EnvironmentValues(at: element.scope, tracking: false)
            guard values.isEnabled, let frame = Self.frame(of: element, in: node) else { continue }
            areas.append(Area(modifier: modifier, scopes: values.reorderScopes, frame: frame))
        }
    }

    /// Returns the collection nearest to a position.
    ///
    /// - Parameters:
    ///   - place: The position, in the container's coordinates.
    ///   - id: The identity of a dragged item; nil for an item from elsewhere.
    /// - Returns: The collection's identity, and the square of its distance; nil if no collection accepts the item.
    func nearest(to place: CGPoint, for id: AnyHashable?) -> (collection: AnyHashable, distance: CGFloat)? {
        areas.filter { area in
            let scope = area.scopes.last { $0.container.takes(id, in: area.modifier.collection) }
            return scope?.isEnabled == true && scope?.container === container
        }
        .map { ($0.modifier.collection, $0.frame.distance(to: place)) }
        .min { $0.1 < $1.1 }
    }

    /// Returns the area of a collection's views, in a container's coordinates; nil if the surrounding views do not form
    /// a line.
    private static func frame(of element: _Element, in outer: ReorderContainerNode) -> CGRect? {
        let node = container(of: element, in: outer)
        guard holdsOthers(node) else {
            let whole = outermost(node, in: outer)
            return CGRect(origin: whole.origin(in: outer), size: whole.frame.size)
        }
        let origin = node.origin(in: outer)
        return boundary(of: element, in: node)?.offsetBy(dx: origin.x, dy: origin.y)
    }

    /// Returns the layout node that would lay out a collection's views: that of the nearest ancestor with one.
    private static func container(of element: _Element, in outer: ReorderContainerNode) -> LayoutNode {
        var ancestor = element.parent
        while let current = ancestor, current !== outer.element {
            if let found = outermostNode(of: current, in: outer) { return found }
            ancestor = current.parent
        }
        return outer
    }

    private static func outermostNode(of element: _Element, in outer: LayoutNode) -> LayoutNode? {
        if outer.element === element { return outer }
        for child in outer.children { if let found = outermostNode(of: element, in: child) { return found } }
        return nil
    }

    /// Returns true if there are views of other collections in a node.
    private static func holdsOthers(_ node: LayoutNode) -> Bool {
        node is ReorderItemNode || node.children.contains(where: holdsOthers)
    }

    /// Returns the node itself, or the outermost node that only decorates or scrolls it.
    private static func outermost(_ node: LayoutNode, in outer: LayoutNode) -> LayoutNode {
        var result = node
        while let parent = result.parent, parent !== outer, parent.children.count == 1 || parent.wrapped === result {
            result = parent
        }
        return result
    }

    /// Returns the boundary between the children of a node before and after a collection, in the node's coordinates: a
    /// frame without thickness.
    private static func boundary(of element: _Element, in node: LayoutNode) -> CGRect? {
        guard let line = ReorderLine(of: node) else { return nil }
        var order: [ObjectIdentifier: Int] = [:]
        func number(_ element: _Element) {
            order[ObjectIdentifier(element)] = order.count
            element.forEachChild(number)
        }
        number(node.element)
        guard let own = order[ObjectIdentifier(element)] else { return nil }
        let before = node.children.last { child in
            // A row is of the list's element. Inside of it are the nodes of the content.
            var inner = child
            while inner.element === node.element, let next = inner.children.first { inner = next }
            return (order[ObjectIdentifier(inner.element)] ?? .max) < own
        }
        return line.edge(after: before?.frame, in: node.frame.size)
    }
}
