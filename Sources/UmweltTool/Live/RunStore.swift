import Foundation

/// The folder for user defaults and windows' state of an app shown by `umwelt run` or `umwelt serve`.
enum RunStore {
    /// Returns the folder for a source folder: each path has its own, so apps with the same name share nothing.
    ///
    /// - Parameters:
    ///   - sources: The folder of source.
    ///   - use: The use of the app: to be worked at, or to be served.
    static func folder(for sources: URL, use: String = "run") -> URL {
        let variables = ProcessInfo.processInfo.environment
        let state =
            variables["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
        let path = sources.standardizedFileURL.resolvingSymlinksInPath().path
        var key = ContentKey()
        key.add(path)
        return state.appendingPathComponent("umwelt/\(use)/\(sources.standardizedFileURL.lastPathComponent)-\(key)")
    }
}
