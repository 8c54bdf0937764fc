import Dispatch
import Foundation
import UmweltGraph

/// A key of a store of user defaults, as the bodies of one tree read it.
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

/// What the bodies of one tree have read from user defaults. Used on the main actor only.
///
/// On Linux, Foundation tells nobody that a default was set. What `@AppStorage` sets is seen at once. What is set with
/// `UserDefaults` itself is seen when the event that did so is over, in the next update, when somebody posts
/// `UserDefaults.didChangeNotification`, and else within a quarter of a second.
final class DefaultsSources {
    private struct Place: Hashable {
        let store: ObjectIdentifier
        let key: String
    }

    private struct Weak {
        weak var source: DefaultsSource?
    }

    private var sources: [Place: Weak] = [:]

    /// The source of a key, which lives as long as somebody keeps it.
    func source(_ store: UserDefaults, _ key: String, in graph: Graph) -> DefaultsSource {
        let place = Place(store: ObjectIdentifier(store), key: key)
        // The source keeps its store, so that the store's address is not another's.
        if let source = sources[place]?.source { return source }
        let source = DefaultsSource(store, key, in: graph)
        sources[place] = Weak(source: source)
        DefaultsWatch.shared.include(self)
        return source
    }

    /// Whether anybody still reads defaults.
    var isUsed: Bool {
        sources = sources.filter { $0.value.source != nil }
        return !sources.isEmpty
    }

    /// Compares what was read with what the stores hold now.
    func reread(transaction: Transaction = .current) {
        for entry in sources.values { entry.source?.reread(transaction: transaction) }
    }
}

/// Looks at user defaults for all trees that have read any. Used on the main actor only.
final class DefaultsWatch {
    nonisolated(unsafe) static let shared = DefaultsWatch()

    private struct Weak {
        weak var sources: DefaultsSources?
    }

    private var trees: [Weak] = []
    private var timer: (any DispatchSourceTimer)?
    private var token: (any NSObjectProtocol)?

    /// Has a tree told of changes from now on.
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

    /// Has all trees compare what they have read with what the stores hold now.
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

    /// The same, made by the first body that reads user defaults, and read again before each update.
    var usedDefaultsSources: DefaultsSources {
        attachments.object {
            let sources = DefaultsSources()
            beforeUpdate = { [unowned sources] in sources.reread() }
            return sources
        }
    }
}
