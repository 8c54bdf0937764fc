/// The defaults of environment keys in one window. A default is computed when a reader first finds no writer, and shared
/// by all readers.
package final class EnvironmentDefaults: Sendable {
    private let entries = LockedValue<[Int: EnvironmentEntry]>([:])

    /// Returns the entry with a key's default, computed if this is the first time.
    func entry(of info: EnvironmentKeyInfo) -> EnvironmentEntry {
        if let known = entries.withLock({ $0[info.number] }) { return known }
        // Outside of the lock: a default may read those of other keys.
        let new = info.makeDefault()
        return entries.withLock { entries in
            if let known = entries[info.number] { return known }
            entries[info.number] = new
            return new
        }
    }
}

/// The entry of a key that has its default, before a reader has asked for the value.
final class UnreadDefault: EnvironmentEntry, @unchecked Sendable {
    private let defaults: EnvironmentDefaults

    init(of info: EnvironmentKeyInfo, in defaults: EnvironmentDefaults) {
        self.defaults = defaults
        super.init(info: info, sequence: EnvironmentEntry.unreadSequence)
    }

    /// The entry with the value, computed for the window's first reader.
    var entry: EnvironmentEntry { defaults.entry(of: info) }

    override var keyType: any EnvironmentKey.Type { info.keyType }

    override var anyValue: Any { valueDescription }

    override var valueDescription: String { "its default, which no view has read" }
}
