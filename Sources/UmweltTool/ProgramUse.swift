import Foundation

/// The use of a program in the cache, by a lock that ends with the process at the latest.
final class ProgramUse: Sendable {
    private let lock: Int32

    /// Records the use of the program in a folder; nil if the folder is not writable.
    init?(of folder: URL) {
        lock = open(Self.file(in: folder), O_RDONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard lock >= 0 else { return nil }
        flock(lock, LOCK_SH | LOCK_NB)
    }

    deinit {
        // A process that is being started right now has the file open too, until it runs a program.
        flock(lock, LOCK_UN)
        close(lock)
    }

    /// Returns true if this or another process uses the program in a folder.
    static func isUsed(_ folder: URL) -> Bool {
        let lock = open(file(in: folder), O_RDONLY | O_CLOEXEC)
        guard lock >= 0 else { return false }
        defer { close(lock) }
        return flock(lock, LOCK_EX | LOCK_NB) != 0
    }

    private static func file(in folder: URL) -> String { folder.appendingPathComponent("in-use").path }
}
