import Foundation

/// The folder in which the process keeps user defaults and the state of windows.
///
/// Foundation finds the files of user defaults by the variable `XDG_CONFIG_HOME`. So the folder is chosen before anything
/// reads user defaults: first thing in an app's `main()`.
public enum ProcessStore {
    /// The environment variable with the path of the folder.
    public static let variable = "UMWELT_STORE"

    /// Keeps everything in the folder that the variable names; where it names none, in the user's own folders.
    public static func begin(_ variables: [String: String] = ProcessInfo.processInfo.environment) {
        guard let folder = folder(variables) else { return }
        setenv("XDG_CONFIG_HOME", folder.appendingPathComponent("defaults").path, 1)
    }

    /// Begins with nothing, and keeps nothing beyond the end of the process: what was set yesterday, or in another
    /// process, must not change pictures and previews.
    public static func beginEmpty() {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("umwelt-store-\(UUID().uuidString)")
        setenv("XDG_CONFIG_HOME", folder.path, 1)
        temporary.withLock { $0 = folder }
        atexit {
            StateFile.flush()
            if let folder = ProcessStore.temporary.withLock({ $0 }) { try? FileManager.default.removeItem(at: folder) }
        }
    }

    /// Keeps what is set in the standard user defaults within this process, as tests do.
    package static func keepNothing() { isVolatile.withLock { $0 = true } }

    /// True if what is set in the standard user defaults is written to their file.
    static var keepsStandard: Bool { !isVolatile.withLock { $0 } }

    private static let isVolatile = LockedValue(false)
    private static let temporary = LockedValue<URL?>(nil)

    /// Returns the folder that the variable names; nil if it names none, or one that is not absolute.
    static func folder(_ variables: [String: String]) -> URL? {
        variables[variable].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
    }
}
