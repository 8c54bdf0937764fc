/// The views that lazy containers have realized, in two trees of one content.
enum RealizedParts {
    /// Has the lazy containers below a node realize the views that are realized in another tree.
    ///
    /// - Returns: True if views will be realized by the next update.
    static func makeAlike(_ model: LayoutNode, _ node: LayoutNode) -> Bool {
        guard type(of: model) == type(of: node) else { return false }
        if let model = model as? LazyNode, let node = node as? LazyNode, node.realizeLike(model) { return true }
        var makes = false
        for (model, node) in zip(model.children, node.children) where makeAlike(model, node) { makes = true }
        return makes
    }
}

extension LazyNode {
    /// Asks the element for the views that another node has realized and this one has not. Returns true if there are
    /// any.
    fileprivate final func realizeLike(_ model: LazyNode) -> Bool {
        var realized: Set<Int> = []
        var number = 0
        for slot in model.slots {
            if slot.node != nil { realized.insert(number) }
            number += slot.count
        }
        number = 0
        var makes = false
        for slot in slots {
            defer { number += slot.count }
            guard slot.node == nil, let source = slot.source else { continue }
            for view in 0..<slot.count where realized.contains(number + view) {
                let offset = slot.key.offset + view
                realize(offset..<offset + 1, of: source)
                makes = true
            }
        }
        return makes
    }
}
