import Foundation

/// A storage for the user defaults of one user, which several processes change while they serve that user.
package protocol DefaultsPlace: Sendable {
    /// Returns the stored values, with all changes by this process; nil if they cannot be read now.
    func read() async -> [String: StoredValue]?

    /// Stores a value soon; nil removes the key. All other values are unchanged.
    func write(_ value: StoredValue?, for key: String)
}

/// The values of one user's user defaults, in a place that several processes change.
package final class SharedDefaultsValues: Sendable {
    private struct State {
        var values: [String: StoredValue]

        /// The number of values that this process has set.
        var count = 0

        /// The numbers of the last changes, by key.
        var changes: [String: Int] = [:]
    }

    private let place: any DefaultsPlace
    private let state: LockedValue<State>

    /// Makes the values that have been read from a storage.
    package init(_ values: [String: StoredValue], at place: any DefaultsPlace) {
        self.place = place
        state = LockedValue(State(values: values))
    }

    /// Reads the values again, and returns them. Changes by this process meanwhile take precedence.
    @discardableResult package func reread() async -> [String: StoredValue] {
        let start = state.withLock { $0.count }
        let found = await place.read()
        defer { DefaultsWatch.scheduleReread() }
        return state.withLock { state in
            guard var values = found else { return state.values }
            for (key, number) in state.changes where number > start { values[key] = state.values[key] }
            state.values = values
            return values
        }
    }

    /// The value of a key; setting nil removes the key.
    subscript(key: String) -> StoredValue? {
        get { state.withLock { $0.values[key] } }
        set {
            state.withLock { state in
                state.values[key] = newValue
                state.count += 1
                state.changes[key] = state.count
            }
            place.write(newValue, for: key)
            DefaultsWatch.scheduleReread()
        }
    }
}

/// The user defaults of one user, whose values several processes change.
///
/// Foundation reads a file once per process, writes nothing before `synchronize()`, and then also writes outdated
/// values of keys that another process has changed. A user who was served by another process in between would find
/// old values, and lose new ones. These values are read before the defaults are made and by
/// ``SharedDefaultsValues/reread()``, and each is written by itself.
package final class SharedDefaults: UserDefaults {
    private let kept: SharedDefaultsValues

    /// Makes defaults with values.
    package init(_ kept: SharedDefaultsValues) {
        self.kept = kept
        // Foundation makes stores for all names. It has what the process has registered.
        super.init(suiteName: "umwelt.kept")!
    }

    override package func object(forKey key: String) -> Any? {
        kept[key]?.propertyList ?? super.object(forKey: key)
    }

    override package func set(_ value: Any?, forKey key: String) {
        kept[key] = value.flatMap(StoredValue.init(propertyList:))
    }

    // Without the type it would be a URL that is set, for which Foundation calls itself without an end.
    override package func removeObject(forKey key: String) { set(nil as Any?, forKey: key) }
}

/// The user defaults of one user in a file, for processes of one machine.
package struct DefaultsFilePlace: DefaultsPlace {
    private let file: StateFile

    /// Makes the storage in a file, which need not exist.
    package init(_ url: URL) { file = DefaultsFile.stateFile(at: url) }

    package func read() async -> [String: StoredValue]? { await file.read() }

    package func write(_ value: StoredValue?, for key: String) { file.write(value, for: key) }
}
