import Umwelt

extension TestHost {
    /// The first node with a label, an identifier or a name that people may call it by, or nil.
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

    /// Presses the first node with a label or an identifier, as people do who use no pointer. Answers false if there is
    /// none, or that means nothing to it.
    @discardableResult
    public func press(_ name: String) -> Bool { send(.press, to: name) }

    /// Asks the first node with a label or an identifier to do something. Answers false if there is none, or it cannot.
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
