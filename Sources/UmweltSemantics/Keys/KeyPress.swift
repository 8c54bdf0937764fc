/// A press of a key on a hardware keyboard, which is passed to the actions of `onKeyPress`.
public nonisolated struct KeyPress: Sendable {
    /// The phase of the press; a single one.
    public let phase: KeyPress.Phases

    /// The key.
    public let key: KeyEquivalent

    /// The characters that the key writes together with the held modifier keys; for keys that write nothing, the
    /// character that stands for the key.
    public let characters: String

    /// The pressed modifier keys.
    public let modifiers: EventModifiers

    /// Makes the press of an event; nil for a key that apps have no name for.
    package init?(_ stroke: KeyStroke) {
        guard let key = stroke.key else { return nil }
        phase =
            switch stroke.phase {
            case .down: .down
            case .repeated: .repeat
            case .up: .up
            }
        self.key = key
        characters = stroke.characters
        modifiers = stroke.modifiers
    }
}

extension KeyPress: CustomDebugStringConvertible {
    /// The phases of a press.
    public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
        /// The phases as bits.
        public let rawValue: Int

        /// Makes a set from bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key was pressed.
        public static let down = Phases(rawValue: 1)

        /// The key is held, and the system repeats the press.
        public static let `repeat` = Phases(rawValue: 2)

        /// The key was released.
        public static let up = Phases(rawValue: 4)

        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]

        /// The names of the phases.
        public var debugDescription: String {
            let names: [(Phases, String)] = [(.down, "down"), (.repeat, "repeat"), (.up, "up")]
            return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
        }
    }

    /// The results of an action for a press.
    public enum Result: Sendable {
        /// The action handled the press: no other view receives it.
        case handled
        /// The action did not handle the press: the surrounding views and the system receive it.
        case ignored
    }

    /// The phase, the characters and the modifier keys.
    public var debugDescription: String {
        "KeyPress(phase: \(phase), characters: \(String(reflecting: characters)), modifiers: \(modifiers.rawValue))"
    }
}
