import Foundation

/// An unknown word of a command line that resembles a command.
struct CommandWord {
    let word: String

    /// Reads the first argument; nil if it is an option or the name of a command.
    init?(_ arguments: [String], names: [String]) {
        guard let word = arguments.first, !word.hasPrefix("-"), !(names + ["help"]).contains(word) else { return nil }
        self.word = word
    }

    /// Returns the error, with the command that was probably meant.
    func error(commands names: [String]) -> String {
        let close = names.map { (name: $0, distance: Self.distance(word, $0)) }.min { $0.distance < $1.distance }
        guard let close, close.distance <= 2 else {
            return "There is no command '\(word)'. The commands are \(names.joined(separator: ", "))."
        }
        return "There is no command '\(word)'. Did you mean '\(close.name)'?"
    }

    /// Returns the number of letters to insert, remove or replace that make one word of another.
    static func distance(_ one: String, _ other: String) -> Int {
        let other = Array(other)
        var row = Array(0...other.count)
        for (line, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = line + 1
            for column in other.indices {
                let replaced = diagonal + (letter == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, row[column] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}
