import Foundation

/// The folder for user defaults and the state of windows.
///
/// Foundation reads the variable `XDG_CONFIG_HOME` at the start of the process to find the files of user defaults. So
/// the program executes itself again with the new value, at the start of an app's `main()`.
public enum ProcessStore {
    /// The environment variable with the path of the folder.
    public static let variable = "UMWELT_STORE"

    /// The beginning of the names of folders that are removed when the process ends.
    private static let temporaryName = "umwelt-store-"

    /// Stores everything in the folder of the variable; without the variable, in the user's own folders.
    ///
    /// - Parameter variables: The environment of the process.
    public static func begin(_ variables: [String: String] = ProcessInfo.processInfo.environment) {
        if let folder = folder(variables) { begin(with: defaultsFolder(in: folder)) }
    }

    /// Starts with empty storage, and stores nothing after the end of the process: pictures and previews must not
    /// depend on earlier values or other processes.
    public static func beginEmpty() {
        if current?.lastPathComponent.hasPrefix(temporaryName) != true { begin(with: temporaryFolder()) }
        atexit {
            StateFile.flush()
            if let folder = ProcessStore.current { try? FileManager.default.removeItem(at: folder) }
        }
    }

    /// Returns the folder of the user defaults inside the folder for all storage.
    private static func defaultsFolder(in store: URL) -> URL { store.appendingPathComponent("defaults") }

    /// Returns a folder for user defaults that is removed when the process ends. It is made when something is written.
    private static func temporaryFolder() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent(temporaryName + UUID().uuidString)
    }

    /// Keeps changes of the standard user defaults in this process, as tests do.
    package static func keepNothing() { isVolatile.withLock { $0 = true } }

    /// False for pictures, previews and tests, which store nothing after the end of the process.
    package static var isPersistent: Bool {
        keepsStandard && current?.lastPathComponent.hasPrefix(temporaryName) != true
    }

    /// True if changes of the standard user defaults are written to their file.
    static var keepsStandard: Bool { !isVolatile.withLock { $0 } }

    private static let isVolatile = LockedValue(false)

    /// The folder of the user defaults that the process has started with; nil for the user's own.
    private static var current: URL? {
        ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"].map { URL(fileURLWithPath: $0) }
    }

    /// Starts the program again, unless it has started with the folder already. If that fails, it continues without it.
    private static func begin(with folder: URL) {
        guard current?.path != folder.path,
            let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        else { return }
        setenv("XDG_CONFIG_HOME", folder.path, 1)
        var arguments: [UnsafeMutablePointer<CChar>?] = CommandLine.arguments.map { strdup($0) }
        arguments.append(nil)
        execv(program, &arguments)
        Log.storage.warning("\(program) cannot be started again: \(String(cString: strerror(errno))).")
    }

    /// Returns the folder of the variable; nil if it is not set, or not absolute.
    static func folder(_ variables: [String: String]) -> URL? {
        variables[variable].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0, isDirectory: true) : nil }
    }
}
