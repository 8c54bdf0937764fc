import Foundation

/// The error of a program that does not compile, with the compiler's messages.
struct BuildFailure: Error, CustomStringConvertible {
    let description: String

    /// The compiler's original output, which may contain colours for the terminal.
    let messages: String

    /// The advice about missing features, a paragraph for each.
    private let advice: [String]

    /// The first lines of errors that the advice explains.
    private let hidden: Set<String>

    /// True if the program can be built without the parts that do not compile.
    var canSkip = false

    init(name: String, messages: String, advice: [String] = [], hidden: Set<String> = []) {
        description = "\(name) does not compile."
        self.advice = advice
        self.hidden = hidden
        self.messages = messages.trimmingCharacters(in: .newlines)
    }

    /// Makes the error of a program, with advice about missing features.
    ///
    /// - Parameters:
    ///   - missing: The modules that were replaced by empty ones.
    ///   - files: The files that were compiled.
    ///   - libraries: Files of packages, which may declare the missing names.
    init(name: String, messages: String, missing: [String], files: [URL], libraries: [URL] = []) {
        let report = MissingModules(missing, files: files).report(after: Self.withoutColors(messages))
        self.init(
            name: name, messages: messages,
            advice: report.errors
                + ConditionalNames(files: files + libraries).advice(after: Self.withoutColors(messages))
                + ObjectiveCAdvice.advice(after: Self.withoutColors(messages)), hidden: report.hidden)
    }

    /// Only the errors, each once and with its lines of source: builds print other messages too, and some of them
    /// twice. Consequential errors for members of unknown types in the same file are left out, and errors about names of
    /// missing modules.
    var errors: String {
        let found = allErrors
        let heads = found.map { Self.withoutColors($0).prefix { $0 != "\n" } }
        let unknown = Set(heads.compactMap { $0.firstMatch(of: /^(.+?):\d+:\d+: error: cannot find\b/)?.1 })
        let shown = zip(heads, found).filter { head, _ in
            if hidden.contains(String(head)) { return false }
            guard let match = head.firstMatch(of: Self.consequence) else { return true }
            return !unknown.contains(match.1)
        }
        return (advice + (shown.isEmpty && hidden.isEmpty ? [messages] : shown.map(\.1))).joined(separator: "\n\n")
    }

    /// An error that an unknown name before it has as a consequence.
    private static var consequence: Regex<(Substring, Substring)> {
        /^(.+?):\d+:\d+: error: (?:cannot infer contextual base in reference to member|reference to member '\w+' cannot be resolved without a contextual type|cannot infer type of closure parameter '\w+' without a type annotation)/
    }

    private var allErrors: [String] {
        var found: [String] = []
        var seen: Set<String> = []
        var error: [Substring]?
        func finish() {
            guard let lines = error?.joined(separator: "\n").trimmingCharacters(in: .newlines) else { return }
            if seen.insert(Self.withoutColors(lines)).inserted { found.append(lines) }
            error = nil
        }
        for line in messages.split(separator: "\n", omittingEmptySubsequences: false) {
            let plain = Self.withoutColors(String(line))
            if let match = plain.wholeMatch(of: /\/?[^ ].*:\d+:\d+: (error|warning|note): .*/) {
                // A note belongs to the error above it.
                if match.1 == "note", error != nil {
                    error?.append(line)
                } else {
                    finish()
                    error = match.1 == "error" ? [line] : nil
                }
            } else if plain.wholeMatch(of: /(error|warning): .*|\[\d+\/\d+\] .*/) != nil {
                finish()
            } else {
                error?.append(line)
            }
        }
        finish()
        return found
    }

    /// The errors without colours, to be shown elsewhere than in a terminal.
    var plainErrors: String { Self.withoutColors(errors) }

    /// Returns a text without the terminal's colours.
    static func withoutColors(_ text: String) -> String { text.replacing(/\u{1B}\[[0-9;]*m/, with: "") }
}
