import Umwelt

extension TestHost {
    /// Presses and releases keys, as a user would: those of a shortcut press its control, wherever the focus is; others
    /// go to the view with the focus and those around it. Returns false if no view has the shortcut or handles the key.
    ///
    /// ```swift
    /// host.press("s", modifiers: .command)
    /// host.focus("Board")
    /// host.press(.upArrow)
    /// host.press("7", modifiers: [])
    /// ```
    ///
    /// A key that is written as a text needs its modifiers, as a text alone is the name of a control.
    ///
    /// - Parameter repeats: How often the key repeats before it is released; controls with a shortcut are pressed once.
    @discardableResult
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = [], repeats: Int = 0) -> Bool {
        let nodes = semantics
        let shortcut = SemanticsNode.first(in: nodes) { node in
            node.isEnabled && node.semantics.shortcut?.key == key && node.semantics.shortcut?.modifiers == modifiers
        }
        var isHandled = false
        if let shortcut {
            isHandled = shortcut.send(.press)
        } else if let focused = SemanticsNode.first(in: nodes, where: \.isFocused) {
            let character = String(key.character)
            let characters = modifiers.contains(.shift) ? character.uppercased() : character
            let phases: [KeyStroke.Phase] = [.down] + Array(repeating: .repeated, count: repeats) + [.up]
            for phase in phases {
                let stroke = KeyStroke(phase, key, characters: characters, modifiers: modifiers)
                if focused.send(.key(stroke: stroke)) { isHandled = true }
                update()
            }
        }
        update()
        return isHandled
    }

    /// Holds modifier keys down, as a user would, and releases all others.
    ///
    /// ```swift
    /// host.hold(.option)
    /// #expect(host.tap("Delete All"))
    /// host.hold([])
    /// ```
    ///
    /// - Parameter modifiers: The keys that are held down; an empty set releases all.
    public func hold(_ modifiers: EventModifiers) {
        host.nodes.hold(modifiers)
        update()
    }
}
