import Umwelt

extension TestHost {
    /// Presses keys as a person does who wants what they are a shortcut for. Answers false, and does nothing, if that is
    /// nothing, or if it is disabled.
    ///
    /// ```swift
    /// host.press("s", modifiers: .command)
    /// ```
    @discardableResult
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> Bool {
        func find(in nodes: [SemanticsNode]) -> SemanticsNode? {
            for node in nodes {
                if let shortcut = node.semantics.shortcut, shortcut.key == key, shortcut.modifiers == modifiers,
                    node.isEnabled
                {
                    return node
                }
                if let found = find(in: node.children) { return found }
            }
            return nil
        }
        let isPressed = find(in: semantics)?.send(.press) ?? false
        update()
        return isPressed
    }
}
