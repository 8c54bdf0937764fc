import Foundation

/// Detects saved source and resources by polling it several times a second.
///
/// That works for editors that write in place, for those that replace the file, and on every file system.
struct SourceWatch: Sendable {
    private static let interval = Duration.milliseconds(300)

    /// The time without changes after which a save counts as complete.
    private static let calm = Duration.milliseconds(60)

    /// The time after which source that is gone counts as removed: editors that replace a file take less.
    private static let absence = Duration.seconds(2)

    private let folder: URL

    /// The Swift file that is watched; nil for all of the folder.
    private let file: URL?

    init(path: String) {
        let url = URL(fileURLWithPath: path)
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        let isProject = ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
        folder = isFolder.boolValue && !isProject ? url : url.deletingLastPathComponent()
        file = isFolder.boolValue ? nil : url
    }

    /// A stream with an element for each save from now on, and one when the source is removed.
    var saves: AsyncStream<Void> {
        let first = stamps
        return AsyncStream { continuation in
            let task = Task {
                var last = first
                var gone: ContinuousClock.Instant?
                while (try? await Task.sleep(for: Self.interval)) != nil {
                    var now = stamps
                    if now == last { continue }
                    if now.isEmpty {
                        // There is no file while an editor replaces it.
                        gone = gone ?? .now
                        if let gone, .now - gone < Self.absence { continue }
                        last = now
                        continuation.yield()
                        continue
                    }
                    gone = nil
                    while true {
                        try? await Task.sleep(for: Self.calm)
                        let later = stamps
                        if later == now || Task.isCancelled { break }
                        now = later
                    }
                    last = now
                    continuation.yield()
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// The metadata that distinguishes the versions of a file.
    private struct Stamp: Equatable {
        let file: UInt
        let size: Int
        let seconds: Int
        let nanoseconds: Int

        /// Reads the metadata of a file; nil if there is none. Folders are left out, as a change of a folder is one of
        /// its files too.
        init?(_ path: String) {
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
            file = UInt(status.st_ino)
            size = Int(status.st_size)
            seconds = status.st_mtim.tv_sec
            nanoseconds = status.st_mtim.tv_nsec
        }
    }

    /// The files that count, with their metadata: the file itself, or the Swift files of the folder, and the resources.
    private var stamps: [String: Stamp] {
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
            }
        }
        return stamps
    }

    /// The most files and folders that are looked at each time.
    private static let maxFiles = 5000
}
