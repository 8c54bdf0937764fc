import Foundation

/// The folders for the tool's compilation results: `umwelt` in `XDG_CACHE_HOME`, or in `~/.cache`.
enum CacheFolder {
    /// Returns the folder with a name, created if necessary.
    ///
    /// - Throws: ``ToolError`` if it cannot be created or written.
    static func find(_ name: String) throws -> URL {
        let variables = ProcessInfo.processInfo.environment
        let caches =
            variables["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache")
        let folder = caches.appendingPathComponent("umwelt/\(name)")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw ToolError("\(folder.path) cannot be made: set XDG_CACHE_HOME to a folder that is yours to write to.")
        }
        guard access(folder.path, W_OK | X_OK) == 0 else {
            throw ToolError(
                "\(folder.path) cannot be written to: set XDG_CACHE_HOME to a folder that is yours to write to.")
        }
        return folder
    }
}
