extension LayoutNode {
    /// The node's semantics, with the additions of the nodes that only decorate it.
    package final var resolvedSemantics: Semantics {
        var result = semantics
        // A decoration has no semantics of its own: those of the node inside count.
        if result.role == .content && wrapped != nil { return result }
        var node = self
        while let outer = node.decoration, outer.semantics.role == .content {
            outer.refine(&result)
            node = outer
        }
        result.moveCustomContentIntoHint()
        if result.isPressedByKeys && result.isFocusable == nil { result.isFocusable = result.isEnabled }
        if result.isReachedByProgram {
            result.isReachedByProgram = result.isFocusable == nil && !result.role.takesFocus
            if result.isReachedByProgram { result.isFocusable = result.isEnabled }
        }
        // An adjustable node is named by its text, which is not read otherwise.
        if result.isAdjustable && result.label == nil { result.label = textual?.spokenText }
        // A node with a label and without children is read as one.
        if result.label != nil && result.role == .content && children.isEmpty { result.isOne = true }
        // An image without a name is not read.
        if result.traits.contains(.isImage) && result.label == nil && children.isEmpty && textual == nil {
            result.traits.remove(.isImage)
        }
        return result
    }

    /// The node whose semantics this node shows: itself, or the node that it only decorates.
    package final var semanticsTarget: LayoutNode {
        var node = self
        while let inner = node.wrapped, node.semantics.role == .content { node = inner }
        return node
    }

    /// True if the node is visible and not behind a presentation.
    package final var isReachable: Bool {
        var node = self
        while let outer = node.parent {
            if node.isLeaving || node.isLeftOut { return false }
            if let root = outer as? RootNode { return root.usable.contains { $0 === node } }
            node = outer
        }
        return node is RootNode
    }
}
