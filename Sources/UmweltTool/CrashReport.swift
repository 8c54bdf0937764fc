import Foundation

/// What a program said when it crashed: Swift's message and its backtrace.
struct CrashReport {
    private let lines: [String]

    /// Whether a line is the first of a crash's.
    static func begins(with line: String) -> Bool {
        line.contains(messageMark) || backtraceMarks.contains { line.hasPrefix($0) }
    }

    init(lines: [String]) { self.lines = lines }

    /// The crash in one line: the place in the user's code that led to it, if there is one below `sources`, and why.
    func summary(program: URL, sources: URL, signal: Int32) -> String {
        let reason = message ?? String(cString: strsignal(signal))
        for line in lines {
            guard let (function, place) = frame(line, of: program.lastPathComponent),
                place.hasPrefix(sources.standardizedFileURL.path), !place.contains("/.build/")
            else { continue }
            return "\(place): the program crashed in \(function): \(reason)"
        }
        return "The program crashed: \(reason)"
    }

    private static let messageMark = "Fatal error: "
    private static let backtraceMarks = ["*** Signal ", "*** Program crashed: ", "Current stack trace:"]

    /// What `fatalError` and the like were given, or else what the backtrace says of the signal.
    private var message: String? {
        if let start = lines.firstIndex(where: { $0.contains(Self.messageMark) }),
            let mark = lines[start].range(of: Self.messageMark)
        {
            let rest = lines[(start + 1)...].prefix { line in
                !line.isEmpty && !Self.backtraceMarks.contains { line.hasPrefix($0) }
            }
            return ([String(lines[start][mark.upperBound...])] + rest).joined(separator: "\n")
        }
        let mark = "*** Program crashed: "
        let line = lines.first { $0.hasPrefix(mark) }
        return line.map { String($0.dropFirst(mark.count)).replacingOccurrences(of: " ***", with: "") }
    }

    /// A frame of the backtrace as `3 [ra] 0x0123 function + 234 in program at /path/file.swift:3:68`.
    private func frame(_ line: String, of program: String) -> (function: String, place: String)? {
        guard !line.contains("[thunk]"), let module = line.range(of: " in \(program) at "),
            let offset = line[..<module.lowerBound].range(of: " + ", options: .backwards),
            let address = line.range(of: " 0x")
        else { return nil }
        let function = String(line[address.upperBound..<offset.lowerBound].drop { $0 != " " }.dropFirst())
        return (function.replacingOccurrences(of: ".getter", with: ""), String(line[module.upperBound...]))
    }
}
