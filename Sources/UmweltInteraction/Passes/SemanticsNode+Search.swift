extension SemanticsNode {
    /// The first of some nodes and their descendants, in reading order, that satisfies a condition; nil for none.
    package static func first(
        in nodes: [SemanticsNode], where isWanted: (SemanticsNode) throws -> Bool
    ) rethrows -> SemanticsNode? {
        for node in nodes {
            if try isWanted(node) { return node }
            if let inner = try first(in: node.children, where: isWanted) { return inner }
        }
        return nil
    }

    /// The texts of the node and its descendants, separated by spaces.
    package var said: String {
        func texts(of node: SemanticsNode) -> [String] {
            node.role == .text ? [node.label] : node.children.flatMap(texts)
        }
        return texts(of: self).joined(separator: " ")
    }

    /// Returns all nodes that fit, in reading order.
    package static func all(in nodes: [SemanticsNode], where isWanted: (SemanticsNode) -> Bool) -> [SemanticsNode] {
        nodes.flatMap { (isWanted($0) ? [$0] : []) + all(in: $0.children, where: isWanted) }
    }

    /// Returns the innermost node with a context menu that has a label, or contains an element with it; nil for none.
    package static func menuOwner(of label: String, in nodes: [SemanticsNode]) -> SemanticsNode? {
        func says(_ node: SemanticsNode) -> Bool { node.label == label || node.children.contains(where: says) }
        for node in nodes where says(node) {
            // The innermost menu is the one that opens.
            if let inner = menuOwner(of: label, in: node.children) { return inner }
            if node.semantics.actions.contains(.showMenu) { return node }
        }
        return nil
    }
}
