import Umwelt

extension TestHost {
    /// Presses the keys of a shortcut. Returns false, and does nothing, if no enabled view has it.
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
