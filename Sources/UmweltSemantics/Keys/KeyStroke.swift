/// A press, repetition or release of a key.
public struct KeyStroke: Sendable, Hashable, Codable {
    /// The phases of a key's movement.
    public enum Phase: String, Sendable, Hashable, Codable {
        /// The key was pressed.
        case down
        /// The key is held, and the system repeats the press.
        case repeated
        /// The key was released.
        case up
    }

    /// The phase of the movement.
    public var phase: Phase

    /// The key: the character of its ``KeyEquivalent``, or a longer name for keys without one.
    public var name: String

    /// The characters that the key writes together with the held modifier keys.
    public var characters: String

    /// The modifier keys that were held.
    public var modifiers: EventModifiers

    /// Makes an event.
    ///
    /// - Parameter characters: The characters that the key writes; nil for the key's own.
    public init(_ phase: Phase, _ key: KeyEquivalent, characters: String? = nil, modifiers: EventModifiers = []) {
        self.phase = phase
        name = String(key.character)
        self.characters = characters ?? name
        self.modifiers = modifiers
    }

    /// The key as apps know it; nil for keys such as F1.
    package var key: KeyEquivalent? { name.count == 1 ? name.first.map { KeyEquivalent($0) } : nil }

    /// The reason why the event is rejected, as no correct host sends it; nil for a valid event.
    var validationError: String? {
        if name.isEmpty || name.utf8.count > 64 || characters.utf8.count > 64 { return "There is no such key." }
        return modifiers.rawValue & ~EventModifiers.all.rawValue == 0 ? nil : "There are no such keys."
    }
}

/// The keys that a node handles while it contains the focus, for hosts that have to know in advance.
public struct KeyInterest: Sendable, Hashable {
    /// True if the node wants every key.
    public var isAll: Bool

    /// The keys that the node wants, if it does not want all.
    public var keys: Set<KeyEquivalent>

    /// The keys that the node wants together with Control or Command, unless a field has the focus.
    public var commands: Set<KeyEquivalent>

    /// True if the node wants the keys that write characters, unless a field has the focus.
    public var hasText: Bool

    /// True if the node observes the modifier keys, wherever the focus is.
    public var hasModifiers: Bool

    /// The interest in every key.
    package static let all = KeyInterest(isAll: true)

    /// The interest in the keys that write characters.
    package static let text = KeyInterest(hasText: true)

    /// The interest in the modifier keys.
    package static let modifiers = KeyInterest(hasModifiers: true)

    /// Makes the interest in some keys; nil if the set is empty.
    package init?(_ keys: Set<KeyEquivalent>) {
        if keys.isEmpty { return nil }
        self.init(isAll: false, keys: keys)
    }

    /// Makes the interest in some keys that are pressed with Control or Command.
    package init(commands: Set<KeyEquivalent>) { self.init(isAll: false, commands: commands) }

    private init(
        isAll: Bool = false, keys: Set<KeyEquivalent> = [], commands: Set<KeyEquivalent> = [], hasText: Bool = false,
        hasModifiers: Bool = false
    ) {
        self.isAll = isAll
        self.keys = keys
        self.commands = commands
        self.hasText = hasText
        self.hasModifiers = hasModifiers
    }
}
