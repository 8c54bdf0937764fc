import Foundation

/// The user defaults of a visitor, in a file that several processes change, each while the visitor is there.
///
/// Foundation reads a file once and keeps what was in it for as long as the process runs, and it writes nothing before
/// `synchronize()`, then also what it has of keys that another process has changed since. So a visitor who went to
/// another process and came back would find old values, and lose new ones. These defaults are read when they are made
/// and by ``reread()``, and each value is written by itself.
package final class FileDefaults: UserDefaults {
    private let file: StateFile
    private let values = LockedValue<[String: StoredValue]>([:])

    /// Reads the values of a file, which need not be there.
    package init(at url: URL) {
        file = DefaultsFile.stateFile(at: url)
        // Foundation makes stores for all names. It has what the process has registered.
        super.init(suiteName: "umwelt.file")!
        reread()
    }

    /// Reads the file again, when what this process has set is there.
    package func reread() {
        let contents = file.contents
        values.withLock { $0 = contents }
    }

    override package func object(forKey key: String) -> Any? {
        values.withLock { $0[key] }?.propertyList ?? super.object(forKey: key)
    }

    override package func set(_ value: Any?, forKey key: String) {
        let stored = value.flatMap(StoredValue.init(propertyList:))
        values.withLock { $0[key] = stored }
        file.write(stored, for: key)
    }

    // Without the type it would be a URL that is set, for which Foundation calls itself without an end.
    override package func removeObject(forKey key: String) { set(nil as Any?, forKey: key) }
}
