import Foundation

/// An element that knows views by their identity.
protocol ScrollTargetProvider: _Element {
    /// Where the view with an identity is; nil if it is not directly here.
    func target(for id: AnyHashable) -> ScrollDestination?
}

/// A place to scroll to.
enum ScrollDestination {
    /// What is in an element.
    case element(_Element)
    /// One of many views, which may not have been made.
    case item(any LazyItemSource, offset: Int)

    /// The place of the first view with an identity below an element.
    static func find(_ id: AnyHashable, below element: _Element) -> ScrollDestination? {
        if let target = (element as? any ScrollTargetProvider)?.target(for: id) { return target }
        var found: ScrollDestination?
        element.forEachChild { child in
            if found == nil { found = find(id, below: child) }
        }
        return found
    }

    /// The element there, which is made if need be.
    func makeElement() -> _Element? {
        switch self {
        case .element(let element): return element
        case .item(let source, let offset):
            source.makeItem(at: offset)
            return source.item(at: offset)
        }
    }

    /// Scrolls what is around it so that it can be seen. Answers whether anything scrolls.
    @discardableResult
    static func reveal(_ element: _Element, anchor: UnitPoint?) -> Bool {
        guard !element.isRemoved else { return false }
        var nodes: ContiguousArray<LayoutNode> = []
        element.collectLayoutNodes(into: &nodes)
        guard let first = nodes.first else { return false }
        // A row is shown with what is around its content.
        let node = first.parent.flatMap { $0.isRow ? $0 : nil } ?? first
        guard let scroll = node.enclosingScroll?.node else { return false }
        var part = node.frameInContent
        for other in nodes.dropFirst() where other.enclosingScroll?.node === scroll {
            part = part.union(other.frameInContent)
        }
        scroll.show(part, anchor: anchor)
        return true
    }
}

extension LayoutNode {
    /// The node's place in what scrolls around it.
    fileprivate var frameInContent: CGRect { CGRect(origin: enclosingScroll?.place ?? .zero, size: frame.size) }
}
