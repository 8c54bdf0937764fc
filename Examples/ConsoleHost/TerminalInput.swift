import Umwelt
import UmweltInput

/// The escape sequences of terminals as events.
enum TerminalInput {
    /// Returns the events of a text that the terminal has sent: characters, keys and the mouse as xterm's mode 1006
    /// reports it.
    static func events(in text: String) -> [Terminal.Event] {
        var events: [Terminal.Event] = []
        var rest = Substring(text)
        while let first = rest.first {
            if let match = rest.prefixMatch(of: /\u{1B}\[<(\d+);(\d+);(\d+)([Mm])/) {
                let (button, column, row) = (Int(match.1) ?? 0, (Int(match.2) ?? 1) - 1, (Int(match.3) ?? 1) - 1)
                if match.4 == "M" { event(button: button, column, row).map { events.append($0) } }
                rest = rest[match.range.upperBound...]
            } else if let (sequence, key, modifiers) = keys.first(where: { rest.hasPrefix($0.0) }) {
                events.append(.key(KeyboardEvent(key, characters: key == .space ? " " : "", modifiers: modifiers)))
                rest = rest.dropFirst(sequence.count)
            } else {
                rest = rest.dropFirst()
                guard let scalar = first.unicodeScalars.first, scalar.value >= 32 else {
                    // Control and a letter are the letter's number.
                    if let value = first.asciiValue, let letter = Unicode.Scalar(UInt32(value) + 96).map(Character.init)
                    {
                        events.append(.key(KeyboardEvent(KeyEquivalent(letter), characters: "", modifiers: .control)))
                    }
                    continue
                }
                let key = KeyEquivalent(Character(first.lowercased()))
                events.append(
                    .key(KeyboardEvent(key, characters: String(first), modifiers: first.isUppercase ? .shift : [])))
            }
        }
        return events
    }

    private static func event(button: Int, _ column: Int, _ row: Int) -> Terminal.Event? {
        switch button {
        case 0: .press(column: column, row: row)
        case 64: .wheel(column: column, row: row, lines: -3)
        case 65: .wheel(column: column, row: row, lines: 3)
        default: nil
        }
    }

    /// The sequences of keys, longer ones first.
    private static let keys: [(String, KeyEquivalent, EventModifiers)] = [
        ("\u{1B}[5~", .pageUp, []), ("\u{1B}[6~", .pageDown, []), ("\u{1B}[3~", .deleteForward, []),
        ("\u{1B}[A", .upArrow, []), ("\u{1B}[B", .downArrow, []), ("\u{1B}[C", .rightArrow, []),
        ("\u{1B}[D", .leftArrow, []), ("\u{1B}[H", .home, []), ("\u{1B}[F", .end, []), ("\u{1B}[Z", .tab, .shift),
        ("\t", .tab, []), ("\r", .return, []), ("\u{7F}", .delete, []), ("\u{1B}", .escape, []), (" ", .space, []),
    ]
}
