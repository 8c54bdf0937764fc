import Foundation

/// The output of a program that crashed: Swift's message and its backtrace.
struct CrashReport {
    private let lines: [String]

    /// Returns true if a line is the first of a crash report.
    static func begins(with line: String) -> Bool { line.contains(messageMark) || isBacktrace(line) }

    /// Returns true for the first line of a backtrace, which follows the message.
    static func isBacktrace(_ line: String) -> Bool { backtraceMarks.contains { line.hasPrefix($0) } }

    /// Returns true if a line behind the message is the Swift runtime's, about the backtrace that it is to make.
    static func isOfRuntime(_ line: String) -> Bool { line.hasPrefix("swift-runtime: ") }

    init(lines: [String]) { self.lines = lines }

    /// Returns a summary: the position in the user's code, the view that was running, and the reason. The first line is
    /// enough where the program's message has been shown.
    ///
    /// - Parameters:
    ///   - program: The program that crashed.
    ///   - sources: The folder of the user's source. Without a frame in it the summary has no position.
    ///   - signal: The signal that ended the program, which is the reason if there is no message.
    func summary(program: URL, sources: URL, signal: Int32) -> String {
        let reason = message ?? String(cString: strsignal(signal))
        let lines = CrashSymbols(lines: lines, program: program)?.naming(lines) ?? lines
        let frames = lines.compactMap { frame($0, of: program.lastPathComponent) }.filter { frame in
            frame.place.hasPrefix(sources.standardizedFileURL.path) && !frame.place.contains("/.build/")
        }
        guard let first = frames.first else { return "The program crashed: \(reason)" }
        let caller = frames.first { Self.isOfView($0.function) }.map(\.function)
        let called = caller == nil || caller == first.function ? "" : ", called by \(caller ?? "")"
        return "\(first.place): the program crashed in \(first.function)\(called): \(reason)"
    }

    /// Returns true if a function is the body of a view, a modifier or a style, or a closure in one, such as a button's
    /// action.
    private static func isOfView(_ function: String) -> Bool {
        let outermost = function.components(separatedBy: " in ").last ?? function
        return outermost == "#Preview" || outermost.hasSuffix(".body") || outermost.hasSuffix(".body(content:)")
            || outermost.hasSuffix(".makeBody(configuration:)")
    }

    private static let messageMark = "Fatal error: "
    private static let backtraceMarks = ["*** Signal ", "*** Program crashed: ", "Current stack trace:"]

    /// The message of `fatalError` and the like, the cause visible in the backtrace, or the signal's description; nil
    /// for none.
    private var message: String? {
        if let start = lines.firstIndex(where: { $0.contains(Self.messageMark) }),
            let mark = lines[start].range(of: Self.messageMark)
        {
            let rest = lines[(start + 1)...].prefix { line in
                !line.isEmpty && !Self.isBacktrace(line) && !Self.isOfRuntime(line)
            }
            return ([String(lines[start][mark.upperBound...])] + rest).joined(separator: "\n")
        }
        if let calls = lines.compactMap({ Self.frameNumber($0) }).max(), calls >= Self.endlessCalls {
            return "The stack is used up by \(calls + 1) functions that have called each other"
        }
        let mark = "*** Program crashed: "
        let line = lines.first { $0.hasPrefix(mark) }
        return line.map { String($0.dropFirst(mark.count)).replacingOccurrences(of: " ***", with: "") }
    }

    /// The call depth from which a crash without a message counts as a stack overflow: the usual stack of 8 MB fits
    /// this many frames of 800 bytes. A guess.
    private static let endlessCalls = 10_000

    /// Returns the number of a frame, 0 for the innermost; nil for other lines. The backtrace leaves out most frames of
    /// a deep stack, but counts them.
    private static func frameNumber(_ line: String) -> Int? {
        let words = line.split(separator: " ", maxSplits: 2)
        guard words.count == 3, line.contains(" 0x") else { return nil }
        return Int(words[0])
    }

    /// Returns the name of a function without parts that do not appear in source.
    private func readable(_ function: String) -> String {
        function.replacing(".getter", with: "")
            .replacing(/(static )?\$s\w+PreviewfM\w+\.(__makeView\(\)|body)/, with: "#Preview")
    }

    /// Parses a frame of the backtrace: `3 [ra] 0x0123 function + 234 in program at /path/file.swift:3:68`.
    private func frame(_ line: String, of program: String) -> (function: String, place: String)? {
        guard !line.contains("[thunk]"), let module = line.range(of: " in \(program) at "),
            let offset = line[..<module.lowerBound].range(of: " + ", options: .backwards),
            let address = line.range(of: " 0x")
        else { return nil }
        let function = String(line[address.upperBound..<offset.lowerBound].drop { $0 != " " }.dropFirst())
        // Debug information contains paths as the compiler got them: relative to the current folder.
        let place = URL(fileURLWithPath: String(line[module.upperBound...]), isDirectory: false).standardizedFileURL
            .path
        return (readable(function), place)
    }
}
