import Foundation
import UmweltGraph

/// The graph node of a key in a store of user defaults, for the bodies of one tree.
final class DefaultsSource: StoredValueSource {
    let store: UserDefaults
    let key: String

    /// The path of the store's file; nil if changes by other processes are ignored.
    let path: String?

    /// The value in the file when it was read last; nil before that.
    private var valueInFile: StoredValue??

    init(_ store: UserDefaults, _ key: String, in graph: Graph) {
        self.store = store
        self.key = key
        path = DefaultsFile.sharedPath(of: store)
        super.init(Self.value(key, of: store), in: graph)
    }

    func reread(transaction: Transaction) { adopt(Self.value(key, of: store), transaction: transaction) }

    /// Puts the value that another process has written into the store, as Foundation reads a file only once.
    func follow(_ contents: [String: StoredValue]) {
        let value = contents[key]
        defer { valueInFile = .some(value) }
        guard let valueInFile, valueInFile != value, Self.value(key, of: store) != value else { return }
        if let value {
            store.set(value.propertyList, forKey: key)
        } else {
            store.removeObject(forKey: key)
        }
    }

    static func value(_ key: String, of store: UserDefaults) -> StoredValue? {
        store.object(forKey: key).flatMap(StoredValue.init(propertyList:))
    }
}

/// The keys of user defaults that the bodies of one tree have read. Used on the main actor only.
///
/// Foundation on Linux sends no notification when a default is set. Bodies see a value set with `@AppStorage`
/// immediately. A value set with `UserDefaults` itself is visible at the end of the event, in the next update, when the
/// app posts `UserDefaults.didChangeNotification`, or in the next turn of the main queue (``ObservedDefaults``).
package final class DefaultsSources {
    private struct Place: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    private struct Weak {
        weak var source: DefaultsSource?
    }

    private var sources: [Place: Weak] = [:]

    /// The number of entries at which those without a source are removed.
    private var limit = 16

    /// Returns the source of a key, which lives as long as a caller retains it.
    func source(_ store: UserDefaults, _ key: String, in graph: Graph) -> DefaultsSource {
        let place = Place(store: ObjectIdentifier(store), key: key)
        // The source retains its store, so that the store's address is not reused while the source exists.
        if let source = sources[place]?.source { return source }
        // A test's or preview's store has what the process sets in the standard one.
        ObservedDefaults.observe(store is HostDefaults ? .standard : store)
        let source = DefaultsSource(store, key, in: graph)
        if sources.count >= limit {
            sources = sources.filter { $0.value.source != nil }
            limit = max(16, 2 * sources.count)
        }
        sources[place] = Weak(source: source)
        DefaultsWatch.shared.include(self)
        DefaultsWatch.shared.follow(source)
        return source
    }

    /// Compares the values of the sources with their stores.
    package func reread(transaction: Transaction = .current) {
        for entry in sources.values { entry.source?.reread(transaction: transaction) }
    }

    /// Compares the value of a key with its store.
    func reread(_ key: String, of store: ObjectIdentifier, transaction: Transaction) {
        sources[Place(store: store, key: key)]?.source?.reread(transaction: transaction)
    }

    /// Applies changes of a file by other processes.
    func follow(_ path: String, _ contents: [String: StoredValue]) {
        for entry in sources.values where entry.source?.path == path { entry.source?.follow(contents) }
    }
}

extension ViewTree {
    /// The keys of user defaults that bodies have read; nil as long as none has.
    package var defaultsSources: DefaultsSources? { attachments[DefaultsSources.self] }

    /// The same, created by the first body that reads user defaults, and read again before each update.
    var usedDefaultsSources: DefaultsSources {
        attachments.object {
            let sources = DefaultsSources()
            beforeUpdate = { [unowned sources] in
                DefaultsWatch.shared.followFiles()
                sources.reread()
            }
            afterInput = { [unowned sources] in sources.reread() }
            return sources
        }
    }
}
