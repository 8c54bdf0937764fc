import Foundation

/// The kernel's watch of folders (inotify), which immediately reports changes in them.
///
/// Changes can be missed: on network file systems, and when the user's limit of watches is exceeded.
final class FolderWatch: Sendable {
    /// The file descriptor for events; negative for none.
    private let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))

    /// The changes that may be a save: files that were written, created, moved, deleted or touched.
    private static let changes =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_ATTRIB) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM)
        | UInt32(IN_MOVED_TO)

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Watches a folder, without its subfolders. Has no effect on a watched folder.
    func add(_ folder: URL) {
        if descriptor >= 0 { inotify_add_watch(descriptor, folder.path, Self.changes) }
    }

    /// Blocks the thread until something changes, and no longer than a time.
    ///
    /// - Parameter limit: The time in milliseconds.
    func wait(upTo limit: Int32) {
        // A negative descriptor is passed over: then all of the time is waited.
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, limit) > 0 else { return }
        // Only that something has changed matters: all that has been told is read, and forgotten.
        var events = [UInt8](repeating: 0, count: 4096)
        while read(descriptor, &events, events.count) > 0 {}
    }
}
