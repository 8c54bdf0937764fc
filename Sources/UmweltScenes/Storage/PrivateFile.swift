import Foundation

/// The writing of files that only this user may read, and that several processes may change.
package enum PrivateFile {
    /// Runs `body` while no other process does so for the same folder.
    ///
    /// The folder is created if necessary, accessible only to this user. On file systems without locks `body` runs all
    /// the same.
    package static func lock(_ folder: URL, _ body: () throws -> Void) throws {
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure() }
        // Closing it ends the lock.
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
        try body()
    }

    /// Writes a file atomically: readers see the old file or the new one. Call it while the folder is locked.
    ///
    /// A leftover of a killed process is overwritten by the next one.
    package static func write(_ data: Data, to url: URL) throws {
        let new = url.deletingLastPathComponent().appendingPathComponent(".\(url.lastPathComponent).new").path
        let descriptor = open(new, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure() }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        do {
            defer { close(descriptor) }
            guard fchmod(descriptor, 0o600) == 0 else { throw failure() }
            try file.write(contentsOf: data)
        } catch {
            unlink(new)
            throw error
        }
        guard rename(new, url.path) == 0 else { throw failure() }
    }

    private static func failure() -> any Error { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}
