/// Keys that press a control together.
public nonisolated struct KeyboardShortcut: Sendable, Hashable {
    /// What becomes of the keys on keyboards of other languages.
    public struct Localization: Sendable, Hashable {
        private enum Kind: Sendable, Hashable {
            case automatic, withoutMirroring, custom
        }

        private let kind: Kind

        /// They are those that write the same character; in layouts from right to left, brackets and arrows change sides.
        public static let automatic = Localization(kind: .automatic)

        /// They are those that write the same character.
        public static let withoutMirroring = Localization(kind: .withoutMirroring)

        /// They are the ones given, whatever the language.
        public static let custom = Localization(kind: .custom)
    }

    /// Return: what people want most likely.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])

    /// Escape: that all stays as it is.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// The key.
    public var key: KeyEquivalent

    /// The keys that are held with it.
    public var modifiers: EventModifiers

    /// What becomes of the keys on keyboards of other languages.
    public var localization: Localization

    /// Makes a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// Makes a shortcut, and says what becomes of it on keyboards of other languages.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// The shortcut where layouts run from right to left.
    var mirrored: KeyboardShortcut {
        guard localization == .automatic, let other = Self.mirrors[key] else { return self }
        return KeyboardShortcut(other, modifiers: modifiers, localization: localization)
    }

    private static let mirrors: [KeyEquivalent: KeyEquivalent] = [
        .leftArrow: .rightArrow, .rightArrow: .leftArrow, "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(",
        "<": ">", ">": "<",
    ]
}
