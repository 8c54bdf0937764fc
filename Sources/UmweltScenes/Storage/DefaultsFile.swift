import Foundation

/// The writer of `@AppStorage` values to the file that a store of user defaults is read from.
///
/// Foundation on Linux only writes when `synchronize()` is called, and overwrites the old file: a process that is
/// killed earlier loses its values, and one that is killed while writing loses the whole file. So `StateFile` writes
/// the file here, with the values that others have put into it.
enum DefaultsFile {
    private static let files = LockedValue<[String: StateFile]>([:])

    /// Writes a value soon; nil removes the key. A store whose file is unknown is synchronised instead.
    static func write(_ value: StoredValue?, for key: String, of store: UserDefaults) {
        // They keep what was set.
        if store is HostDefaults || store is SharedDefaults { return }
        if store === UserDefaults.standard && !ProcessStore.keepsStandard { return }
        guard let path = path(of: store) else {
            store.synchronize()
            return
        }
        file(at: path).write(value, for: key)
    }

    /// Returns the file at a path, the same one each time.
    static func file(at path: String) -> StateFile {
        files.withLock { files in
            if let file = files[path] { return file }
            let file = stateFile(at: URL(fileURLWithPath: path))
            files[path] = file
            return file
        }
    }

    /// Makes the store for a file of values, which logs failures to write.
    static func stateFile(at url: URL) -> StateFile {
        StateFile(url) { error in
            Log.storage.warning(
                """
                The values of @AppStorage cannot be written to \(url.path), and are lost when the process ends: \
                \(error.localizedDescription)
                """)
        }
    }

    private static let standardPath = path(of: .standard)

    /// Returns the path of the file that a store shares with other processes; nil if it shares none, or if that is
    /// unknown.
    static func sharedPath(of store: UserDefaults) -> String? {
        if store === UserDefaults.standard { return ProcessStore.keepsStandard ? standardPath : nil }
        return store is ObservedDefaults ? path(of: store) : nil
    }

    /// Returns the path of the file that Foundation reads a store from; nil if it is unknown.
    static func path(of store: UserDefaults) -> String? {
        let mirror = Mirror(reflecting: store)
        let properties = store is ObservedDefaults ? mirror.superclassMirror : mirror
        guard let suite = properties?.children.first(where: { $0.label == "suite" }) else { return nil }
        let name = suite.value as? String ?? Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
        if name.hasPrefix("/") { return name + ".plist" }
        let variables = ProcessInfo.processInfo.environment
        let folder =
            variables["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory() + "/.config"
        return "\(folder)/\(name).plist"
    }
}
