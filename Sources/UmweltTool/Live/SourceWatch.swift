import Foundation
import Synchronization
import UmweltBase

/// Detects saved source and resources: checks them whenever the kernel reports a change in their folders, and every
/// second.
///
/// That works for editors that write in place, for those that replace the file, and on every file system.
struct SourceWatch: Sendable {
    /// The interval in milliseconds of checks without a report.
    private static let longestWait: Int32 = 1000

    /// The time in seconds without changes after which a save counts as complete: a guess, longer than the pauses of
    /// editors while writing. Later changes cause a second build.
    private static let calm = 0.02

    /// The changes that may be a save.
    static let changes: FolderWatch.Kinds = [.contents, .creations, .metadata]

    /// The time after which missing source counts as removed: editors that replace a file take less.
    private let absence: Duration

    private let folder: URL

    /// The Swift file that is watched; nil for all of the folder.
    private let file: URL?

    init(path: String, absence: Duration = .seconds(2)) {
        self.absence = absence
        let url = URL(fileURLWithPath: path)
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        let isProject = ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
        folder = isFolder.boolValue && !isProject ? url : url.deletingLastPathComponent()
        file = isFolder.boolValue ? nil : url
    }

    /// A stream with an element for each save from now on, and one when the source is removed.
    var saves: AsyncStream<Void> {
        let folders = FolderWatch(of: Self.changes)
        let first = stamps(watching: folders)
        return AsyncStream { continuation in
            let isOver = Atomic(false)
            continuation.onTermination = { _ in isOver.store(true, ordering: .relaxed) }
            Thread.detachNewThread {
                var last = first
                var gone: ContinuousClock.Instant?
                while !isOver.load(ordering: .relaxed) {
                    folders.wait(upTo: Self.longestWait)
                    var now = stamps(watching: folders)
                    if now == last {
                        gone = nil
                        // Other files in the folders may be written all the time.
                        Thread.sleep(forTimeInterval: Self.calm)
                        continue
                    }
                    if now.isEmpty {
                        // There is no file while an editor replaces it.
                        gone = gone ?? .now
                        if let gone, .now - gone < absence { continue }
                        last = now
                        continuation.yield()
                        continue
                    }
                    gone = nil
                    while true {
                        Thread.sleep(forTimeInterval: Self.calm)
                        let later = stamps(watching: folders)
                        if later == now { break }
                        now = later
                    }
                    last = now
                    continuation.yield()
                }
            }
        }
    }

    /// The metadata that distinguishes the versions of a file.
    fileprivate struct Stamp: Equatable {
        let file: UInt
        let size: Int
        let seconds: Int
        let nanoseconds: Int

        /// Reads the metadata of a file; nil if it does not exist. Folders are left out, as a change of a folder is one
        /// of its files too.
        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
            file = UInt(status.st_ino)
            size = Int(status.st_size)
            seconds = status.st_mtim.tv_sec
            nanoseconds = status.st_mtim.tv_nsec
        }
    }

    /// The version of the source: equal to another if no file has changed in between.
    var version: Version { Version(stamps: stamps()) }

    /// A version of the source.
    struct Version: Equatable {
        fileprivate let stamps: [String: Stamp]
    }

    /// Returns the files that count, with their metadata: the file itself, or the Swift files of the folder, and the
    /// resources.
    ///
    /// - Parameter folders: Watches their folders from now on; nil for no watch.
    private func stamps(watching folders: FolderWatch? = nil) -> [String: Stamp] {
        // Before the files are looked at, so that no change is between the two.
        folders?.add(folder.path)
        var stamps: [String: Stamp] = [:]
        if let file {
            stamps[file.path] = Stamp(file.path)
            if stamps.isEmpty { return [:] }
        }
        let found = FileManager.default.enumerator(
            at: folder, includingPropertiesForKeys: nil, options: [.skipsHiddenFiles])
        var count = 0
        while count < Self.maxFiles, let found, let url = found.nextObject() as? URL {
            count += 1
            if ProjectFolder.isMade(url) {
                found.skipDescendants()
            } else if AppResources.isResource(url) || (file == nil && url.pathExtension == "swift") {
                stamps[url.path] = Stamp(url.path)
            } else if url.hasDirectoryPath {
                folders?.add(url.path)
            }
        }
        return stamps
    }

    /// The most files and folders that are looked at each time.
    private static let maxFiles = 5000
}
