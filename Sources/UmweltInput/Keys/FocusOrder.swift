import Umwelt

/// The order in which the keyboard focus moves through a window.
@MainActor
enum FocusOrder {
    /// Returns the nodes that can have the keyboard focus, in reading order.
    static func focusable(in nodes: [SemanticsNode]) -> [SemanticsNode] {
        nodes.flatMap { ($0.isFocusable ? [$0] : []) + focusable(in: $0.children) }
    }

    /// Returns the nodes at which the Tab key stops: one of several sibling options, tabs or rows, the focused or the
    /// selected one; and a stepper without its parts.
    static func stops(in nodes: [SemanticsNode]) -> [SemanticsNode] {
        var result: [SemanticsNode] = []
        let options = nodes.filter { $0.isFocusable && $0.isOneOfSeveral }
        let reached = options.first(where: \.isFocused) ?? options.first { $0.isChosen } ?? options.first
        for node in nodes {
            let isPassed = node.isOneOfSeveral && reached.map { $0.hostNode != node.hostNode } ?? false
            // The contents of a row are reached all the same.
            if isPassed, case .listItem = node.role {} else if isPassed { continue }
            if !isPassed && node.isFocusable && !node.semantics.isReachedByProgram { result.append(node) }
            if case .stepper = node.role, node.isFocusable { continue }
            result += stops(in: node.children)
        }
        return result
    }

    /// Returns the nodes beside a node, and the node; none if it is not in the tree.
    static func siblings(of node: HostNode, in nodes: [SemanticsNode]) -> [SemanticsNode] {
        if nodes.contains(where: { $0.hostNode == node }) { return nodes }
        for inner in nodes {
            let found = siblings(of: node, in: inner.children)
            if !found.isEmpty { return found }
        }
        return []
    }
}

extension SemanticsNode {
    fileprivate var isOneOfSeveral: Bool {
        switch role {
        case .option, .tab, .listItem: true
        default: false
        }
    }

    fileprivate var isChosen: Bool {
        switch role {
        case .option(let isSelected), .tab(let isSelected): isSelected
        case .listItem(let item): item.isSelected == true
        default: false
        }
    }
}
