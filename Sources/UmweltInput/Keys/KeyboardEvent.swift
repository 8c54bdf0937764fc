import Umwelt

/// A key that is pressed, repeats or is released.
public struct KeyboardEvent {
    /// The key.
    public var key: KeyEquivalent

    /// The characters that the key writes with the modifiers; empty for none.
    public var characters: String

    /// The pressed modifier keys.
    public var modifiers: EventModifiers

    /// True for a key repeat.
    public var isRepeated: Bool

    /// Makes an event of a key.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - characters: The typed characters.
    ///   - modifiers: The modifier keys.
    ///   - isRepeated: True for a key repeat.
    public init(
        _ key: KeyEquivalent, characters: String, modifiers: EventModifiers = [], isRepeated: Bool = false
    ) {
        self.key = key
        self.characters = characters
        self.modifiers = modifiers
        self.isRepeated = isRepeated
    }
}
