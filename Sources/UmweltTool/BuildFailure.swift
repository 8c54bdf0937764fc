import Foundation

/// What does not compile, and what the compiler says of it.
struct BuildFailure: Error, CustomStringConvertible {
    let description: String

    /// The compiler's words as they are, which may have colours for the terminal.
    let messages: String

    init(name: String, messages: String) {
        description = "\(name) does not compile."
        self.messages = messages.trimmingCharacters(in: .newlines)
    }

    /// The errors alone, each once and with its lines of source: builds say many things, and some of them twice.
    var errors: String {
        var found: [String] = []
        var error: [Substring]?
        func finish() {
            if let lines = error?.joined(separator: "\n").trimmingCharacters(in: .newlines), !found.contains(lines) {
                found.append(lines)
            }
            error = nil
        }
        for line in plain.split(separator: "\n", omittingEmptySubsequences: false) {
            if let match = line.wholeMatch(of: /\/?[^ ].*:\d+:\d+: (error|warning|note): .*/) {
                // A note belongs to what it stands below.
                if match.1 == "note", error != nil {
                    error?.append(line)
                } else {
                    finish()
                    error = match.1 == "error" ? [line] : nil
                }
            } else if line.wholeMatch(of: /(error|warning): .*|\[\d+\/\d+\] .*/) != nil {
                finish()
            } else {
                error?.append(line)
            }
        }
        finish()
        return found.isEmpty ? plain : found.joined(separator: "\n\n")
    }

    private var plain: String { messages.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
}
