import Umwelt

extension TestHost {
    /// Returns the first node whose label, identifier or voice control name equals `name`; nil if there is none.
    ///
    /// - Parameter name: The complete label or identifier, not a part of it.
    public func node(_ name: String) -> SemanticsNode? {
        func find(in nodes: [SemanticsNode]) -> SemanticsNode? {
            for node in nodes {
                if node.label == name || node.semantics.identifier == name { return node }
                if node.semantics.inputLabels?.contains(name) == true { return node }
                if let inner = find(in: node.children) { return inner }
            }
            return nil
        }
        return find(in: semantics)
    }

    /// Presses the first node with a label or an identifier, as assistive technology does.
    ///
    /// - Parameter name: The complete label or identifier, not a part of it.
    /// - Returns: False if there is no such node, or it does not handle the press; otherwise true.
    @discardableResult
    public func press(_ name: String) -> Bool { send(.press, to: name) }

    /// Performs an action of the first node with a label or an identifier.
    ///
    /// - Parameters:
    ///   - action: The name of the action.
    ///   - name: The complete label or identifier, not a part of it.
    /// - Returns: False if there is no such node or action; otherwise true.
    @discardableResult
    public func perform(_ action: String, on name: String) -> Bool {
        send(.perform(action: .named(name: action)), to: name)
    }

    private func send(_ event: NodeEvent, to name: String) -> Bool {
        let isDone = node(name)?.send(event) ?? false
        update()
        return isDone
    }
}
