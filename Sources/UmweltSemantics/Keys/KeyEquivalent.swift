/// A key of the keyboard, named by the character that it writes.
public nonisolated struct KeyEquivalent: Sendable, Hashable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character; for keys without one, such as arrows, a character that stands for the key.
    public var character: Character

    /// Makes the key that writes a character without other keys.
    ///
    /// - Parameter character: The character that the key types.
    public init(_ character: Character) { self.character = character }

    /// Makes the key that writes a character without other keys.
    ///
    /// - Parameter extendedGraphemeClusterLiteral: The character that the key types.
    public init(extendedGraphemeClusterLiteral: Character) { self.init(extendedGraphemeClusterLiteral) }

    /// The key with an arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The key with an arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The key with an arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The key with an arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The key that deletes the character before the cursor.
    public static let delete = KeyEquivalent("\u{08}")
    /// The key that deletes the character after the cursor.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return, or Enter.
    public static let `return` = KeyEquivalent("\r")
}
