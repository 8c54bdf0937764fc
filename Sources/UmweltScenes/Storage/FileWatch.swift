import Dispatch
import Foundation
import UmweltBase

/// The watch of single files, which reports each that was written, replaced or removed. Without changes it does nothing.
///
/// Their folders are watched, because a file that replaces another is a new one. Changes can be missed, as
/// ``FolderWatch`` says.
final class FileWatch: Sendable {
    private struct State {
        /// The watched folders, by their numbers.
        var folders: [Int32: String] = [:]
        var paths: Set<String> = []
    }

    // A thread of Dispatch's shared ones would have their pool wake once a second from then on.
    private static let queue = DispatchQueue(label: "umwelt.files", qos: .utility)

    private let folders = FolderWatch(of: .contents)
    private let state = LockedValue(State())
    private nonisolated(unsafe) let source: (any DispatchSourceRead)?

    /// Makes a watch of no files.
    ///
    /// - Parameter changed: Called on a queue of Dispatch with the paths of files that have changed.
    init(_ changed: @escaping @Sendable (Set<String>) -> Void) {
        let folders = folders
        source =
            folders.descriptor < 0
            ? nil : DispatchSource.makeReadSource(fileDescriptor: folders.descriptor, queue: Self.queue)
        source?.setEventHandler { [weak self] in
            if let paths = self?.changedPaths(), !paths.isEmpty { changed(paths) }
        }
        // The descriptor must stay open until Dispatch has stopped using it.
        source?.setCancelHandler { withExtendedLifetime(folders) {} }
        source?.resume()
    }

    deinit { source?.cancel() }

    /// Watches a file, which need not exist. Returns false if it is watched already, or if its folder does not exist.
    @discardableResult func add(_ path: String) -> Bool {
        state.withLock { state in
            if state.paths.contains(path) { return false }
            let folder = Self.folder(of: path)
            guard let number = folders.add(folder) else { return false }
            state.folders[number] = folder
            state.paths.insert(path)
            return true
        }
    }

    private static func folder(of path: String) -> String { NSString(string: path).deletingLastPathComponent }

    /// Reads the changes of the folders, and returns the changed files.
    private func changedPaths() -> Set<String> {
        var changed: Set<String> = []
        folders.readChanges { changed.formUnion(paths(of: $0)) }
        return changed
    }

    private func paths(of change: FolderWatch.Change) -> Set<String> {
        state.withLock { state in
            if change.isOverflow { return state.paths }
            guard let folder = state.folders[change.folder] else { return [] }
            if change.isEnd {
                // The folder is gone: its files are watched once they are added again.
                state.folders[change.folder] = nil
                state.paths = state.paths.filter { Self.folder(of: $0) != folder }
                return []
            }
            return state.paths.intersection(["\(folder)/\(change.name)"])
        }
    }
}
