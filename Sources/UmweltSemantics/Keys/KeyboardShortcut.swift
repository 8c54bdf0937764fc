/// A combination of keys that presses a control.
public nonisolated struct KeyboardShortcut: Sendable, Hashable {
    /// The rules for adapting a shortcut to keyboards of other languages.
    public struct Localization: Sendable, Hashable {
        private enum Kind: Sendable, Hashable {
            case automatic, withoutMirroring, custom
        }

        private let kind: Kind

        /// The key that writes the same character in the user's keyboard layout; in right-to-left layouts, brackets and
        /// arrows are mirrored.
        public static let automatic = Localization(kind: .automatic)

        /// The key that writes the same character in the user's keyboard layout.
        public static let withoutMirroring = Localization(kind: .withoutMirroring)

        /// The given key, whatever the language.
        public static let custom = Localization(kind: .custom)
    }

    /// Return: the action that the user most likely wants.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

    /// Escape: cancels the operation.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key.
    public var key: KeyEquivalent

    /// The modifier keys that must be held with the key.
    public var modifiers: EventModifiers

    /// The rule for adapting the shortcut to keyboards of other languages.
    public var localization: Localization

    /// Makes a shortcut whose localization is `automatic`.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// Makes a shortcut with a rule for keyboards of other languages.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - modifiers: The modifier keys.
    ///   - localization: The mapping of the keys on keyboards of other languages.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// The shortcut for layouts from right to left.
    package var mirrored: KeyboardShortcut {
        guard localization == .automatic, let other = Self.mirrors[key] else { return self }
        return KeyboardShortcut(other, modifiers: modifiers, localization: localization)
    }

    private static let mirrors: [KeyEquivalent: KeyEquivalent] = [
        .leftArrow: .rightArrow, .rightArrow: .leftArrow, "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(",
        "<": ">", ">": "<",
    ]
}
