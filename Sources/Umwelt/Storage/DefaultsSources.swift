import Dispatch
import Foundation
import UmweltGraph

/// The graph node of a key in a store of user defaults, for the bodies of one tree.
final class DefaultsSource: StoredValueSource {
    let store: UserDefaults
    let key: String

    init(_ store: UserDefaults, _ key: String, in graph: Graph) {
        self.store = store
        self.key = key
        super.init(Self.value(key, of: store), in: graph)
    }

    func reread(transaction: Transaction) { take(Self.value(key, of: store), transaction: transaction) }

    static func value(_ key: String, of store: UserDefaults) -> StoredValue? {
        store.object(forKey: key).flatMap(StoredValue.init(propertyList:))
    }
}

/// The keys of user defaults that the bodies of one tree have read. Used on the main actor only.
///
/// Foundation on Linux sends no notification when a default is set. Bodies see a value that `@AppStorage` sets at once.
/// They see one that is set with `UserDefaults` itself when the event that did so is over, in the next update, when the
/// app posts `UserDefaults.didChangeNotification`, and else within a quarter of a second.
final class DefaultsSources {
    private struct Place: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    private struct Weak {
        weak var source: DefaultsSource?
    }

    private var sources: [Place: Weak] = [:]

    /// Returns the source of a key, which lives as long as a caller retains it.
    func source(_ store: UserDefaults, _ key: String, in graph: Graph) -> DefaultsSource {
        let place = Place(store: ObjectIdentifier(store), key: key)
        // The source retains its store, so that the store's address is not reused while the source exists.
        if let source = sources[place]?.source { return source }
        let source = DefaultsSource(store, key, in: graph)
        sources[place] = Weak(source: source)
        DefaultsWatch.shared.include(self)
        return source
    }

    /// True if a body still reads defaults.
    var isUsed: Bool {
        sources = sources.filter { $0.value.source != nil }
        return !sources.isEmpty
    }

    /// Compares the values of the sources with those of the stores.
    func reread(transaction: Transaction = .current) {
        for entry in sources.values { entry.source?.reread(transaction: transaction) }
    }
}

/// The observer of user defaults for all trees that have read any. Used on the main actor only.
///
/// Checks every quarter of a second while there are such trees, and at each `UserDefaults.didChangeNotification`.
final class DefaultsWatch {
    nonisolated(unsafe) static let shared = DefaultsWatch()

    private struct Weak {
        weak var sources: DefaultsSources?
    }

    private var trees: [Weak] = []
    private var timer: (any DispatchSourceTimer)?
    private var token: (any NSObjectProtocol)?

    /// Adds a tree, whose sources are updated from now on.
    func include(_ sources: DefaultsSources) {
        if !trees.contains(where: { $0.sources === sources }) { trees.append(Weak(sources: sources)) }
        guard timer == nil else { return }
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + 0.25, repeating: 0.25, leeway: .milliseconds(100))
        timer.setEventHandler { DefaultsWatch.shared.tick() }
        timer.resume()
        self.timer = timer
        token = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { _ in
            MainQueue.run { DefaultsWatch.shared.reread() }
        }
    }

    /// Compares the values of all trees' sources with those of the stores.
    func reread(transaction: Transaction = .current) {
        for tree in trees { tree.sources?.reread(transaction: transaction) }
    }

    private func tick() {
        trees.removeAll { $0.sources?.isUsed != true }
        if trees.isEmpty {
            timer?.cancel()
            timer = nil
            token.map(NotificationCenter.default.removeObserver)
            token = nil
        } else {
            reread()
        }
    }
}

extension ViewTree {
    /// The keys of user defaults that bodies have read; nil as long as none has.
    var defaultsSources: DefaultsSources? { attachments[DefaultsSources.self] }

    /// The same, created by the first body that reads user defaults, and read again before each update.
    var usedDefaultsSources: DefaultsSources {
        attachments.object {
            let sources = DefaultsSources()
            beforeUpdate = { [unowned sources] in sources.reread() }
            return sources
        }
    }
}
