import Umwelt
import UmweltInput

extension TestHost {
    /// Presses and releases keys as a user would: a keyboard shortcut activates its control, wherever the focus is;
    /// other keys go to the focused view and the views around it. Returns false if nothing in the window handles the
    /// key.
    ///
    /// A key that no view handles goes to the focused control or field, moves the focus, closes a dialog or scrolls, as
    /// in a desktop window. Command is Control on Linux.
    ///
    /// ```swift
    /// host.press("s", modifiers: .command)
    /// host.focus("Board")
    /// host.press(.upArrow)
    /// host.press("7", modifiers: [])
    /// ```
    ///
    /// If you pass the key as a string literal, pass its modifiers too, because a lone string is the label of a
    /// control.
    ///
    /// - Parameter repeats: How often the key repeats before it is released; controls with a shortcut are activated
    ///   once.
    @discardableResult
    public func press(_ key: KeyEquivalent, modifiers: EventModifiers = [], repeats: Int = 0) -> Bool {
        let modifiers = modifiers.contains(.command) ? modifiers.union(.control).subtracting(.command) : modifiers
        let character = String(key.character)
        let isWritten = key.character.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value < 0xF700 }
        let characters = !isWritten ? "" : modifiers.contains(.shift) ? character.uppercased() : character
        var press = KeyboardEvent(key, characters: characters, modifiers: modifiers)
        var isHandled = surface.input.press(press)
        for _ in 0..<repeats {
            press.isRepeated = true
            isHandled = surface.input.press(press) || isHandled
        }
        surface.input.release(press)
        return isHandled
    }

    /// Holds modifier keys down, as a user would, and releases all others.
    ///
    /// ```swift
    /// host.setModifiers(.option)
    /// #expect(host.tap("Delete All"))
    /// host.setModifiers([])
    /// ```
    ///
    /// - Parameter modifiers: The keys that are held; an empty set releases all.
    public func setModifiers(_ modifiers: EventModifiers) {
        host.nodes.setModifiers(modifiers)
        update()
    }
}
