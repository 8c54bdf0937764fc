import Foundation

/// Keeps what `@AppStorage` writes in a store of user defaults in the file that the store is read from.
///
/// Linux's Foundation writes only when `synchronize()` is called, and then over the old file: a process that is killed
/// before loses what was set, and one that is killed meanwhile loses the whole file. So the file is written here, as
/// `StateFile` does it, with all that others have put into it.
enum DefaultsFile {
    private static let files = LockedValue<[String: StateFile]>([:])

    /// Writes a value soon; nil takes it away.
    static func write(_ value: StoredValue?, for key: String, of store: UserDefaults) {
        guard let path = path(of: store) else {
            store.synchronize()
            return
        }
        let file = files.withLock { files in
            if let file = files[path] { return file }
            let file = StateFile(URL(fileURLWithPath: path)) { error in
                Log.storage.warning(
                    """
                    What @AppStorage keeps cannot be written to \(path), and ends with the process: \
                    \(error.localizedDescription)
                    """)
            }
            files[path] = file
            return file
        }
        file.write(value, for: key)
    }

    /// Where Foundation reads a store from; nil if that cannot be known.
    static func path(of store: UserDefaults) -> String? {
        guard let suite = Mirror(reflecting: store).children.first(where: { $0.label == "suite" }) else { return nil }
        let name = suite.value as? String ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        if name.hasPrefix("/") { return name + ".plist" }
        let variables = ProcessInfo.processInfo.environment
        let folder =
            variables["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory() + "/.config"
        return "\(folder)/\(name).plist"
    }
}
