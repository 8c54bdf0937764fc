import Dispatch
import Foundation

/// The kernel's watch of files (inotify), which tells of each that was written, replaced or removed. Without changes it
/// does nothing.
///
/// Their folders are watched, because a file that replaces another is a new one. Changes can be missed: on network file
/// systems, and when the user's limit of watches is exceeded.
final class FileWatch: Sendable {
    private struct State {
        /// The folders that are watched, by the kernel's numbers.
        var folders: [Int32: String] = [:]
        var paths: Set<String> = []
    }

    private static let changes =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_MOVED_TO) | UInt32(IN_MOVED_FROM) | UInt32(IN_DELETE)

    // A thread of Dispatch's shared ones would have their pool wake once a second from then on.
    private static let queue = DispatchQueue(label: "umwelt.files", qos: .utility)

    /// The file descriptor for events; negative for none.
    private let descriptor: Int32
    private let state = LockedValue(State())
    private nonisolated(unsafe) let source: (any DispatchSourceRead)?

    /// Makes a watch of no files.
    ///
    /// - Parameter changed: Called on a queue of Dispatch with the paths of files that have changed.
    init(_ changed: @escaping @Sendable (Set<String>) -> Void) {
        let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        self.descriptor = descriptor
        source =
            descriptor < 0
            ? nil : DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: Self.queue)
        source?.setEventHandler { [weak self] in
            if let paths = self?.changedPaths(), !paths.isEmpty { changed(paths) }
        }
        source?.setCancelHandler { close(descriptor) }
        source?.resume()
    }

    deinit { source?.cancel() }

    /// Watches a file, which need not exist. Returns false if it is watched already, or if its folder does not exist.
    @discardableResult func add(_ path: String) -> Bool {
        guard descriptor >= 0 else { return false }
        return state.withLock { state in
            if state.paths.contains(path) { return false }
            let folder = Self.folder(of: path)
            let number = inotify_add_watch(descriptor, folder, Self.changes)
            guard number >= 0 else { return false }
            state.folders[number] = folder
            state.paths.insert(path)
            return true
        }
    }

    private static func folder(of path: String) -> String { NSString(string: path).deletingLastPathComponent }

    /// Reads the kernel's events, and returns the changed files.
    private func changedPaths() -> Set<String> {
        var changed: Set<String> = []
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { return changed }
            bytes.withUnsafeBytes { buffer in
                var offset = 0
                let size = MemoryLayout<inotify_event>.size
                while offset + size <= count {
                    let event = buffer.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
                    let end = offset + size + Int(event.len)
                    let name = String(decoding: buffer[(offset + size)..<end].prefix { $0 != 0 }, as: UTF8.self)
                    changed.formUnion(paths(of: event, name))
                    offset = end
                }
            }
        }
    }

    private func paths(of event: inotify_event, _ name: String) -> Set<String> {
        state.withLock { state in
            // Events have been lost.
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { return state.paths }
            guard let folder = state.folders[event.wd] else { return [] }
            if event.mask & UInt32(IN_IGNORED) != 0 {
                // The folder is gone: its files are watched once they are added again.
                state.folders[event.wd] = nil
                state.paths = state.paths.filter { Self.folder(of: $0) != folder }
                return []
            }
            return state.paths.intersection(["\(folder)/\(name)"])
        }
    }
}
