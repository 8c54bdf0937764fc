import Synchronization

/// The lines that a program prints between two answers.
final class StageOutput: Sendable {
    /// The greatest number of lines that an answer has.
    private static let maxLines = 200

    private let lines = Mutex<[String]>([])

    /// Adds a line, unless it is part of a backtrace.
    @Sendable func add(_ line: String) {
        lines.withLock { lines in
            if let last = lines.last, CrashReport.begins(with: last) { return }
            lines.append(line)
            if lines.count > Self.maxLines { lines.removeFirst() }
        }
    }

    /// Returns the lines, and forgets them.
    func remove() -> [String] {
        lines.withLock { lines in
            defer { lines = [] }
            return lines
        }
    }

    /// Returns the paragraph of an answer that has the lines; none without any.
    static func report(_ lines: [String]) -> [String] {
        let shown = lines.filter { !CrashReport.begins(with: $0) }
        return shown.isEmpty ? [] : ["Printed:\n" + shown.joined(separator: "\n")]
    }
}
