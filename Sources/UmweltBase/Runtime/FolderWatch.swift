import Foundation

/// The operating system's watch of folders (inotify), which immediately reports changes of the files in them.
///
/// One thread reads the reports: either when ``descriptor`` has data, or by ``wait(upTo:)``. Changes can be missed: on
/// network file systems, and when the user's limit of watches is exceeded.
package final class FolderWatch: Sendable {
    /// A change in a watched folder.
    package struct Change {
        /// The number of the folder, which ``add(_:)`` returned.
        package let folder: Int32
        /// The name of the changed file in the folder; empty if the change concerns the folder.
        package let name: String
        private let mask: UInt32

        /// True if changes have been lost: any file may have changed.
        package var isOverflow: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 }
        /// True if the folder is not watched any more, because it was removed.
        package var isEnd: Bool { mask & UInt32(IN_IGNORED) != 0 }

        fileprivate init(_ event: inotify_event, name: String) {
            (folder, mask, self.name) = (event.wd, event.mask, name)
        }
    }

    /// The kinds of changes that a watch reports.
    package struct Kinds: OptionSet, Sendable {
        package let rawValue: UInt32

        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Files that were written and closed, moved into the folder or out of it, or deleted.
        package static let contents = Kinds(
            rawValue: UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE))
        /// Files that were created, also empty ones, links and folders.
        package static let creations = Kinds(rawValue: UInt32(IN_CREATE))
        /// Files whose dates, permissions or other metadata were changed.
        package static let metadata = Kinds(rawValue: UInt32(IN_ATTRIB))
    }

    /// The file descriptor that has data after a change; negative if the system allows no further watch.
    package let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    private let kinds: Kinds

    /// Makes a watch of no folders.
    ///
    /// - Parameter kinds: The changes that it reports.
    package init(of kinds: Kinds) { self.kinds = kinds }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Watches a folder, without its subfolders.
    ///
    /// - Parameter folder: The path of the folder.
    /// - Returns: The number of the folder in ``Change``, which is the same if the folder is added again; nil if it
    ///   cannot be watched, for example because it does not exist.
    @discardableResult package func add(_ folder: String) -> Int32? {
        guard descriptor >= 0 else { return nil }
        let number = inotify_add_watch(descriptor, folder, kinds.rawValue)
        return number >= 0 ? number : nil
    }

    /// Blocks the thread until something changes, and discards the changes. Without a change, it returns after a time.
    ///
    /// - Parameter limit: The time in milliseconds.
    package func wait(upTo limit: Int32) {
        // `poll` ignores a negative descriptor, and waits for the whole time.
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        if poll(&request, 1, limit) > 0 { readChanges { _ in } }
    }

    /// Reads the changes since the last call, without blocking.
    ///
    /// - Parameter body: Called with each change, in order.
    package func readChanges(_ body: (Change) -> Void) {
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { return }
            bytes.withUnsafeBytes { buffer in
                var offset = 0
                let size = MemoryLayout<inotify_event>.size
                while offset + size <= count {
                    let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    let end = offset + size + Int(event.len)
                    // The system pads the name with zeros.
                    let name = String(decoding: buffer[(offset + size)..<end].prefix { $0 != 0 }, as: UTF8.self)
                    body(Change(event, name: name))
                    offset = end
                }
            }
        }
    }
}
