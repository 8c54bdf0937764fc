import Foundation
internal import NIOCore
import Synchronization

/// The files that pages have sent, and those that they may fetch, by names that cannot be guessed.
final class FileExchange: Sendable {
    static let shared = FileExchange()

    /// The greatest length of a file that a page sends, in bytes. The figure is a guess: enough for photographs and
    /// short films.
    static let longestFile = 256 * 1024 * 1024

    private let files = Mutex<[String: URL]>([:])

    /// The folder of the files that pages have sent. The system removes it with its temporary files.
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")

    /// Adds a file, and returns its name.
    func add(_ file: URL) -> String {
        let name = RequestOrigin.secret()
        files.withLock { $0[name] = file }
        return name
    }

    /// Returns the file of a name; nil if there is none.
    func file(named name: String) -> URL? { files.withLock { $0[name] } }

    /// Begins to receive a file.
    ///
    /// - Parameter name: The name of the file where it comes from, of which only the last part counts.
    /// - Throws: An error if it cannot be written.
    func receive(name: String) throws -> FileReception {
        var name = (name as NSString).lastPathComponent.filter { $0 != "/" && $0 != "\0" }
        if name.isEmpty || name.hasPrefix(".") { name = "file" + name }
        // File systems allow 255 bytes.
        while name.utf8.count > 200 { name.removeFirst() }
        let own = folder.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
        return try FileReception(own.appendingPathComponent(name))
    }
}

/// A file that is being received.
final class FileReception {
    private let url: URL
    private let handle: FileHandle
    private var length = 0

    init(_ url: URL) throws {
        try Data().write(to: url)
        self.url = url
        handle = try FileHandle(forWritingTo: url)
    }

    /// Writes a part. Returns false if the file is too long by now, or the part cannot be written.
    func write(_ buffer: ByteBuffer) -> Bool {
        length += buffer.readableBytes
        guard length <= FileExchange.longestFile else { return false }
        return (try? handle.write(contentsOf: Data(buffer.readableBytesView))) != nil
    }

    /// Ends the file, and returns the name by which it is found.
    func finish() -> String {
        try? handle.close()
        return FileExchange.shared.add(url)
    }

    /// Removes the file.
    func abandon() {
        try? handle.close()
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }
}
