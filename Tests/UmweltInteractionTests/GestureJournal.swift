/// The log of gestures, in the order of their callbacks.
@MainActor final class GestureJournal {
    var lines: [String] = []
    func write(_ line: String) { lines.append(line) }

    /// Returns the lines since the last call.
    func read() -> [String] {
        defer { lines = [] }
        return lines
    }
}
