import Foundation
import Synchronization

/// The client's side of the process: lines from standard input, and messages to what was standard output.
final class StandardStreams: Sendable {
    private let output: Mutex<FileHandle>

    /// Claims standard output. What the tool and its programs print goes to standard error from now on, because a line
    /// that is no message would break the protocol.
    init() throws {
        fflush(nil)
        let claimed = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        guard claimed >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
            throw ToolError("Standard output cannot be used: \(String(cString: strerror(errno))).")
        }
        // A client that ends early is found by the end of standard input.
        signal(SIGPIPE, SIG_IGN)
        output = Mutex(FileHandle(fileDescriptor: claimed, closeOnDealloc: true))
    }

    /// Sends a message, as a line of JSON. It is lost if the client has ended.
    func send(_ message: JSONValue) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Values of JSON can be written, except for infinite numbers, which none is.
        guard let line = try? encoder.encode(message) else { return }
        output.withLock { try? $0.write(contentsOf: line + [UInt8(ascii: "\n")]) }
    }

    /// The client's lines until it closes standard input; a separate thread reads them.
    var lines: AsyncStream<String> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                while let line = readLine() { continuation.yield(line) }
                continuation.finish()
            }
        }
    }
}
