import Foundation

/// The user defaults of one test or preview, which start without the values of others.
///
/// Views read and write them in place of the standard defaults. Keys that they have not set have the values that the
/// process has set or registered there itself. Their values are also put into the standard defaults, for code that
/// reads those, until the host is released. Nothing is written to a file.
package final class HostDefaults: UserDefaults {
    /// An entry that views have put into the standard defaults.
    private struct Entry {
        /// The store of the views.
        var owner: ObjectIdentifier
        var value: StoredValue?
        /// The value that the process had set itself.
        var before: StoredValue?
    }

    private static let entries = LockedValue<[String: Entry]>([:])

    /// The values that views have set by this store; nil where they have removed a key.
    private let own = LockedValue<[String: StoredValue?]>([:])

    /// Makes an empty store.
    package init(_: Void = ()) {
        // Foundation makes stores for all names.
        super.init(suiteName: "umwelt.host")!
    }

    deinit {
        let identity = ObjectIdentifier(self)
        Self.entries.withLock { entries in
            for (key, entry) in entries where entry.owner == identity {
                entries[key] = nil
                if Self.standardValue(key) == entry.value {
                    UserDefaults.standard.set(entry.before?.propertyList, forKey: key)
                }
            }
        }
    }

    override package func object(forKey key: String) -> Any? {
        let entry = Self.entries.withLock { $0[key] }
        let isOwner = entry?.owner == ObjectIdentifier(self)
        if let mine = own.withLock({ $0[key] }) {
            // Code that sets the standard defaults itself has the last word.
            if let entry, isOwner, Self.standardValue(key) != entry.value {
                return UserDefaults.standard.object(forKey: key)
            }
            return mine?.propertyList
        }
        if let entry, !isOwner { return entry.before?.propertyList }
        return UserDefaults.standard.object(forKey: key)
    }

    override package func set(_ value: Any?, forKey key: String) {
        let stored = value.flatMap(StoredValue.init(propertyList:))
        own.withLock { $0[key] = .some(stored) }
        Self.entries.withLock { entries in
            let before = entries[key].map(\.before) ?? Self.standardValue(key)
            UserDefaults.standard.set(stored?.propertyList, forKey: key)
            // Foundation gives numbers back in another type where nothing is lost.
            let value = Self.standardValue(key)
            entries[key] = Entry(owner: ObjectIdentifier(self), value: value, before: before)
        }
    }

    // Without the type it would be a URL that is set, for which Foundation calls itself without an end.
    override package func removeObject(forKey key: String) { set(nil as Any?, forKey: key) }

    private static func standardValue(_ key: String) -> StoredValue? { DefaultsSource.value(key, of: .standard) }
}
