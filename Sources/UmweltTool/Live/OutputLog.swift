import Foundation
import Synchronization

/// The file to which the output of an app is appended, line by line.
final class OutputLog: Sendable {
    private let file: Mutex<FileHandle>

    /// Opens the file, created if necessary.
    ///
    /// - Throws: ``ToolError`` if it cannot be written.
    init(path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw ToolError("The log \(path) cannot be written: \(String(cString: strerror(errno))).")
        }
        file = Mutex(FileHandle(fileDescriptor: descriptor, closeOnDealloc: true))
    }

    /// Adds a line. It is lost if the disk is full.
    func write(_ line: String) { file.withLock { try? $0.write(contentsOf: Data((line + "\n").utf8)) } }
}
