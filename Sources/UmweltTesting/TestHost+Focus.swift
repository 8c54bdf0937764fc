import Umwelt

extension TestHost {
    /// Directs the keyboard to the first button, field or other such view with a label, as its user would. Answers
    /// false, and does nothing, if there is none or it is disabled.
    @discardableResult
    public func focus(_ label: String) -> Bool {
        let node = SemanticsNode.first(in: semantics) { $0.label == label && $0.isFocusable }
        let isDone = node?.send(.focus) ?? false
        update()
        return isDone
    }

    /// Directs the keyboard to nothing, as its user would by pressing where nothing is.
    public func blur() {
        focusedNode?.send(.blur)
        update()
    }

    /// The label of what the keyboard is directed to; nil if that is nothing.
    public var focusedLabel: String? { focusedNode?.label }

    private var focusedNode: SemanticsNode? { SemanticsNode.first(in: semantics, where: \.isFocused) }
}

extension SemanticsNode {
    /// The first node, in reading order, of which something is true.
    static func first(in nodes: [SemanticsNode], where isMeant: (SemanticsNode) -> Bool) -> SemanticsNode? {
        for node in nodes {
            if isMeant(node) { return node }
            if let inner = first(in: node.children, where: isMeant) { return inner }
        }
        return nil
    }
}
