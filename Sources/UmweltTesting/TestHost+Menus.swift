import Umwelt

extension TestHost {
    /// Opens the context menu of the first view that has one and has the label, or an element inside with it. Returns
    /// false, and does nothing, if there is none or it is disabled.
    ///
    /// ```swift
    /// host.openContextMenu("Moby Dick")
    /// host.tap("Delete")
    /// ```
    @discardableResult
    public func openContextMenu(_ label: String) -> Bool {
        func says(_ node: SemanticsNode) -> Bool { node.label == label || node.children.contains(where: says) }
        func find(in nodes: [SemanticsNode]) -> SemanticsNode? {
            for node in nodes where says(node) {
                // The innermost menu is the one that opens.
                if let inner = find(in: node.children) { return inner }
                if node.semantics.actions.contains(.showMenu) { return node }
            }
            return nil
        }
        let isOpened = find(in: semantics)?.send(.perform(action: .showMenu)) ?? false
        update()
        return isOpened
    }
}
