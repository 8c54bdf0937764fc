import Umwelt

extension KeyboardShortcut {
    /// Returns true if a key press is the shortcut. Command is Control on Linux.
    ///
    /// Shift is ignored for characters that a layout types with it, such as the question mark.
    func matches(_ press: KeyboardEvent) -> Bool {
        let (typed, modifiers) = (press.characters, press.modifiers)
        let wanted = key.character
        let isLetter = wanted.isLetter
        guard
            wanted == press.key.character || String(wanted).lowercased() == String(press.key.character)
                || typed == String(wanted)
        else { return false }
        let ignoresShift = !isLetter && typed == String(wanted)
        let wantsShift = self.modifiers.contains(.shift) || (isLetter && wanted.isUppercase)
        let wantsControl = !self.modifiers.isDisjoint(with: [.command, .control])
        return (ignoresShift || modifiers.contains(.shift) == wantsShift)
            && modifiers.contains(.control) == wantsControl
            && modifiers.contains(.option) == self.modifiers.contains(.option)
    }
}
