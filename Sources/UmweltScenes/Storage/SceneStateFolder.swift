import Foundation

/// The folder of the files with windows' `@SceneStorage` values.
public struct SceneStateFolder: Sendable {
    /// The location of the folder.
    public let url: URL

    /// The number of seconds after which the file of a window is removed that has not been modified: thirty days.
    private static let keepsFor: TimeInterval = 30 * 24 * 60 * 60

    /// Makes a folder at a location; it is created with the first file.
    ///
    /// - Parameter url: The URL of the file or folder.
    public init(_ url: URL) { self.url = url }

    /// Makes the folder of this app: `windows` in `UMWELT_STORE`, or `umwelt/NAME/windows` in `XDG_STATE_HOME` or in
    /// `~/.local/state`.
    ///
    /// NAME is the program's.
    ///
    /// - Parameter variables: The variables of the process's environment. An `XDG_STATE_HOME` that is not absolute is
    ///   ignored.
    public init(variables: [String: String] = ProcessInfo.processInfo.environment) {
        if let store = ProcessStore.folder(variables) {
            url = store.appendingPathComponent("windows", isDirectory: true)
            return
        }
        let home = variables["HOME"] ?? NSHomeDirectory()
        let state = variables["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/state"
        url = URL(fileURLWithPath: state, isDirectory: true)
            .appendingPathComponent("umwelt/\(ProcessInfo.processInfo.processName)/windows", isDirectory: true)
    }

    /// Returns true if there is a file with the state of a window.
    ///
    /// - Parameter restorationID: The name for restoring the window.
    public func holdsState(of restorationID: String) -> Bool {
        FileManager.default.fileExists(atPath: place(of: restorationID).path)
    }

    /// Returns the file of a window.
    func file(for restorationID: String) -> StateFile {
        StateFile(place(of: restorationID)) { [url] error in
            Log.storage.warning(
                """
                The state of windows cannot be written to \(url.path), and is lost when the process ends: \
                \(error.localizedDescription)
                """)
        }
    }

    /// Removes the files of windows that have not been modified for thirty days, and restricts access to this user.
    func removeOld() {
        // A folder of another version may be open to all.
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
        let files = try? FileManager.default.contentsOfDirectory(
            at: url, includingPropertiesForKeys: [.contentModificationDateKey])
        for file in files ?? [] {
            let date = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            if let date, -date.timeIntervalSinceNow > Self.keepsFor { try? FileManager.default.removeItem(at: file) }
        }
    }

    private func place(of restorationID: String) -> URL {
        // The name gives access to the window's state, so that it must not be readable in the folder.
        url.appendingPathComponent(HashedName.of(restorationID) + ".plist")
    }
}
