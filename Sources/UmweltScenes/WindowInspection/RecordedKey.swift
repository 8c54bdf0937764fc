/// A key that was pressed while a view was focused, in a recording.
package struct RecordedKey: Codable, Equatable, Sendable {
    /// The key, as ``KeyStroke/name`` has it: a character.
    package var name: String

    /// The characters that it types with the pressed modifier keys.
    package var characters: String

    package var modifiers: EventModifiers

    /// The number of times that the system repeated it.
    package var repeats = 0
}

extension RecordedKey {
    /// The names of keys in `KeyEquivalent`.
    private static let names: [KeyEquivalent: String] = [
        .upArrow: "upArrow", .downArrow: "downArrow", .leftArrow: "leftArrow", .rightArrow: "rightArrow",
        .escape: "escape", .delete: "delete", .deleteForward: "deleteForward", .home: "home", .end: "end",
        .pageUp: "pageUp", .pageDown: "pageDown", .clear: "clear", .tab: "tab", .space: "space", .return: "return",
    ]

    /// The name of the key in `KeyEquivalent`; nil for a key written as its character.
    private var equivalent: String? { name.first.flatMap { Self.names[KeyEquivalent($0)] } }

    /// The source of a test that presses it. The modifiers are always written, because a text by itself is the name of
    /// a control.
    var source: String {
        let keys = modifiers.names.map { ".\($0)" }.joined(separator: ", ")
        let times = repeats == 0 ? "" : ", repeats: \(repeats)"
        let key = equivalent.map { ".\($0)" } ?? name.debugDescription
        return "#expect(host.press(\(key), modifiers: [\(keys)]\(times)))"
    }

    /// The greatest number of repeats in a replay, for recordings from others.
    private static let mostRepeats = 1000

    /// The events of the key, from when it went down to when it was released.
    var strokes: [KeyStroke] {
        guard let character = name.first else { return [] }
        let count = max(0, min(repeats, Self.mostRepeats))
        let phases: [KeyStroke.Phase] = [.down] + Array(repeating: .repeated, count: count) + [.up]
        return phases.map {
            KeyStroke($0, KeyEquivalent(character), characters: characters, modifiers: modifiers)
        }
    }
}

extension RecordedKey: CustomStringConvertible {
    package var description: String {
        let keys = (modifiers.names + [equivalent ?? name]).joined(separator: " ")
        return "Press the key \(keys)\(repeats == 0 ? "" : ", repeated \(repeats) times")"
    }
}

extension EventModifiers {
    /// The names of the keys as the source has them.
    var names: [String] {
        let all: [(EventModifiers, String)] = [
            (.capsLock, "capsLock"), (.shift, "shift"), (.control, "control"), (.option, "option"),
            (.command, "command"), (.numericPad, "numericPad"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}
