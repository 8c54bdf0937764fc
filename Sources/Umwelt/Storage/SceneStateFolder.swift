import Foundation

/// The folder of the files in which windows keep what `@SceneStorage` properties hold.
public struct SceneStateFolder: Sendable {
    /// Where the folder is.
    public let url: URL

    /// Windows that have not been there for so many seconds are forgotten: thirty days.
    private static let keepsFor: TimeInterval = 30 * 24 * 60 * 60

    /// Makes a folder of a place; it is created with the first file.
    public init(_ url: URL) { self.url = url }

    /// The folder of this app: `umwelt/NAME/windows` in what `XDG_STATE_HOME` names, or else in `~/.local/state`; NAME is
    /// that of the program.
    public init(variables: [String: String] = ProcessInfo.processInfo.environment) {
        let home = variables["HOME"] ?? NSHomeDirectory()
        let state = variables["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.local/state"
        url = URL(fileURLWithPath: state, isDirectory: true)
            .appendingPathComponent("umwelt/\(ProcessInfo.processInfo.processName)/windows", isDirectory: true)
    }

    /// Whether a window of a name has left something behind.
    public func holdsState(of restorationID: String) -> Bool {
        FileManager.default.fileExists(atPath: place(of: restorationID).path)
    }

    /// The file of a window.
    func file(for restorationID: String) -> StateFile {
        StateFile(place(of: restorationID)) { [url] error in
            Log.storage.warning(
                """
                What windows keep cannot be written to \(url.path), and ends with the process: \
                \(error.localizedDescription)
                """)
        }
    }

    /// Removes the files of windows that have not been there for long.
    func removeOld() {
        let files = try? FileManager.default.contentsOfDirectory(
            at: url, includingPropertiesForKeys: [.contentModificationDateKey])
        for file in files ?? [] {
            let date = try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            if let date, -date.timeIntervalSinceNow > Self.keepsFor { try? FileManager.default.removeItem(at: file) }
        }
    }

    private func place(of restorationID: String) -> URL {
        // A name may hold what a file's name may not; a dot would make the folder itself, or the one that it is in.
        let name = restorationID.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        return url.appendingPathComponent(name + ".plist")
    }
}
