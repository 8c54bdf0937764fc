import Foundation
import Synchronization
import UmweltServing

/// Files uploaded by pages, and files offered for download, by names that cannot be guessed.
///
/// A page sends a file and then names it in a message. Files that no message has named yet are limited in all: beyond
/// that, the oldest is removed.
final class FileExchange: Sendable {
    static let shared = FileExchange()

    /// The greatest length of a file that a page sends, in bytes. The figure is a guess: enough for photographs and
    /// short films.
    static let longestFile = 256 * 1024 * 1024

    private struct State {
        var files: [String: URL] = [:]
        /// The files that have been received and not been named, the oldest first.
        var unclaimed: [(name: String, length: Int)] = []
        /// The size of these files, and of files being received, in bytes.
        var bytes = 0
    }

    private let state = Mutex(State())
    private let maxUnclaimed: Int

    /// The folder of the files that pages have sent, which only this user may read. The system removes it with its
    /// temporary files.
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-\(UUID().uuidString)")

    /// Makes an exchange.
    ///
    /// - Parameter maxUnclaimed: The bytes of files that no message has named: a guess, of four of the longest ones.
    init(maxUnclaimed: Int = 4 * FileExchange.longestFile) { self.maxUnclaimed = maxUnclaimed }

    /// Adds a file that a page may fetch, and returns its name.
    func add(_ file: URL) -> String {
        let name = Secret.random()
        state.withLock { $0.files[name] = file }
        return name
    }

    /// Returns the file with a name; nil for none.
    func file(named name: String) -> URL? { state.withLock { $0.files[name] } }

    /// Returns an uploaded file by the name in a page's message, and transfers it to the app; nil for none.
    func claim(_ name: String) -> URL? {
        state.withLock { state in
            if let index = state.unclaimed.firstIndex(where: { $0.name == name }) {
                state.bytes -= state.unclaimed.remove(at: index).length
            }
            return state.files[name]
        }
    }

    /// Starts receiving a file.
    ///
    /// - Parameter name: The original name of the file, of which only the last component is used.
    /// - Throws: An error if it cannot be written.
    func receive(name: String) throws -> FileUpload {
        var name = (name as NSString).lastPathComponent.filter { $0 != "/" && $0 != "\0" }
        // File systems allow 255 bytes, and a character takes some.
        name = String(name.suffix(200))
        while name.utf8.count > 200 { name.removeFirst() }
        if name.isEmpty || name.hasPrefix(".") { name = "file" + name }
        let own = folder.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: own, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return try FileUpload(own.appendingPathComponent(name), in: self)
    }

    /// Reserves space for bytes of a file being received. Returns false if no view accepts it.
    func reserve(_ bytes: Int) -> Bool {
        let (isReserved, removed) = state.withLock { state -> (Bool, [URL]) in
            var removed: [URL] = []
            while state.bytes + bytes > maxUnclaimed, !state.unclaimed.isEmpty {
                let oldest = state.unclaimed.removeFirst()
                state.bytes -= oldest.length
                if let file = state.files.removeValue(forKey: oldest.name) { removed.append(file) }
            }
            guard state.bytes + bytes <= maxUnclaimed else { return (false, removed) }
            state.bytes += bytes
            return (true, removed)
        }
        for file in removed { Self.remove(file) }
        return isReserved
    }

    func release(_ bytes: Int) { state.withLock { $0.bytes -= bytes } }

    /// Adds a file that has been received, and returns its name.
    func add(received file: URL, length: Int) -> String {
        let name = Secret.random()
        state.withLock { state in
            state.files[name] = file
            state.unclaimed.append((name, length))
        }
        return name
    }

    /// Removes a received file, with its folder.
    static func remove(_ file: URL) { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
}
