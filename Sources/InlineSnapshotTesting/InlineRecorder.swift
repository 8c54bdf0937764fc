import Foundation
import Synchronization

/// A call with a text in the source.
struct InlineCall: Hashable {
    let file: String

    /// The line and column of the call's opening parenthesis, from one, in the source that was compiled.
    let line: Int
    let column: Int

    let descriptor: InlineSnapshotSyntaxDescriptor
}

/// The reason why a text is not written into the source.
struct InlineRecordingError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// The writer of texts into the source.
///
/// Lines move as texts are written, while calls have the lines that were compiled: each file is rewritten from its
/// first text with all recordings.
final class InlineRecorder: Sendable {
    static let shared = InlineRecorder()

    private struct Recording {
        let call: InlineCall
        let text: String
        let expected: String?
    }

    private struct File {
        /// The text that was compiled.
        let original: String

        /// The text that was written last.
        var current: String

        var recordings: [Recording] = []
    }

    private let files = Mutex<[String: File]>([:])

    /// Writes a text into the closure of a call, which is added if it is missing.
    ///
    /// - Parameters:
    ///   - expected: The current text of the closure; nil without a closure.
    /// - Throws: ``InlineRecordingError`` if the call cannot be read for certain, and errors of the file system.
    func record(_ text: String, replacing expected: String?, at call: InlineCall) throws {
        try files.withLock { files in
            let current = try String(contentsOfFile: call.file, encoding: .utf8)
            var file = files[call.file] ?? File(original: current, current: current)
            guard file.current == current else {
                throw InlineRecordingError("\(call.file) was changed during the test: build it again.")
            }
            if let earlier = file.recordings.first(where: { $0.call == call }) {
                guard earlier.text == text else {
                    throw InlineRecordingError("The call has recorded another text already.")
                }
                return
            }
            file.recordings.append(Recording(call: call, text: text, expected: expected))
            var source = Array(file.original.utf8)
            // From the end, so that what comes before stays in its place.
            let ordered = file.recordings.sorted {
                ($0.call.line, $0.call.column, $0.call.descriptor.trailingClosureOffset)
                    > ($1.call.line, $1.call.column, $1.call.descriptor.trailingClosureOffset)
            }
            for recording in ordered {
                let writer = try InlineSource(source, call: recording.call)
                source = try writer.source(with: recording.text, replacing: recording.expected)
            }
            file.current = String(decoding: source, as: UTF8.self)
            try Data(source).write(to: URL(fileURLWithPath: call.file), options: .atomic)
            files[call.file] = file
        }
    }
}
