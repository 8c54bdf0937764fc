import Foundation

/// A place in which the user defaults of one user are kept, which several processes change, each while it shows the
/// user's app.
package protocol DefaultsPlace: Sendable {
    /// Returns what is kept, with all that this process has changed; nil if that is not known now.
    func read() async -> [String: StoredValue]?

    /// Keeps a value soon; nil removes the key. All other values stay as they are.
    func write(_ value: StoredValue?, for key: String)
}

/// The values of one user's user defaults, in a place that several processes change.
package final class SharedDefaultsValues: Sendable {
    private struct State {
        var values: [String: StoredValue]

        /// The number of values that this process has set.
        var count = 0

        /// The numbers of the last ones, by key.
        var changes: [String: Int] = [:]
    }

    private let place: any DefaultsPlace
    private let state: LockedValue<State>

    /// Makes the values that have been read from a place.
    package init(_ values: [String: StoredValue], at place: any DefaultsPlace) {
        self.place = place
        state = LockedValue(State(values: values))
    }

    /// Reads the values again, and returns them. What this process sets meanwhile stays.
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
/// Foundation reads a file once and keeps what was in it for as long as the process runs, and it writes nothing before
/// `synchronize()`, then also what it has of keys that another process has changed since. So a user who went to
/// another process and came back would find old values, and lose new ones. These values are read before the defaults
/// are made and by ``SharedDefaultsValues/reread()``, and each is written by itself.
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

    /// Makes the place of a file, which need not be there.
    package init(_ url: URL) { file = DefaultsFile.stateFile(at: url) }

    package func read() async -> [String: StoredValue]? { await file.read() }

    package func write(_ value: StoredValue?, for key: String) { file.write(value, for: key) }
}
