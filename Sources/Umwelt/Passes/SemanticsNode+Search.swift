extension SemanticsNode {
    /// The first of some nodes and their descendants, in reading order, that satisfies a condition; nil if there is none.
    package static func first(
        in nodes: [SemanticsNode], where isWanted: (SemanticsNode) throws -> Bool
    ) rethrows -> SemanticsNode? {
        for node in nodes {
            if try isWanted(node) { return node }
            if let inner = try first(in: node.children, where: isWanted) { return inner }
        }
        return nil
    }
}
