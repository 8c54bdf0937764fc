import Dispatch
import Foundation
import Synchronization

/// The observer of user defaults for all trees that have read any. Used on the main actor only.
///
/// Stores are compared with the values that bodies have read when they report a change (``ObservedDefaults``), at each
/// `UserDefaults.didChangeNotification`, and when another process has written a store's file. Without changes it does
/// nothing.
package final class DefaultsWatch {
    package nonisolated(unsafe) static let shared = DefaultsWatch()

    private struct Weak {
        weak var sources: DefaultsSources?
    }

    private var trees: [Weak] = []
    private var token: (any NSObjectProtocol)?
    private let watch = FileWatch { paths in
        for path in paths { DefaultsWatch.read(path) }
    }

    /// The files of the stores, with their last read contents; nil before.
    private(set) var files: [String: [String: StoredValue]?] = [:]

    /// True while a comparison waits for its turn on the main queue.
    private static let isDue = Atomic(false)

    /// The number of changes whose transactions have been sent to the main queue, where the values will be compared.
    private static let changes = Atomic(0)

    /// Adds a tree, whose sources are updated from now on.
    func include(_ sources: DefaultsSources) {
        if trees.contains(where: { $0.sources === sources }) { return }
        trees.removeAll { $0.sources == nil }
        trees.append(Weak(sources: sources))
        guard token == nil else { return }
        token = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { _ in
            MainQueue.run { DefaultsWatch.shared.reread() }
        }
    }

    /// Compares the values of all trees' sources with their stores, unless a change with a transaction for one of them
    /// is pending.
    package func reread() {
        guard Self.changes.load(ordering: .sequentiallyConsistent) == 0 else { return }
        for tree in trees { tree.sources?.reread() }
    }

    /// Has the values compared soon. May be called on any thread.
    static func scheduleReread() {
        if isDue.exchange(true, ordering: .sequentiallyConsistent) { return }
        DispatchQueue.main.async {
            isDue.store(false, ordering: .sequentiallyConsistent)
            shared.reread()
        }
    }

    /// Changes the value of a key, and has it compared with a transaction. May be called on any thread.
    static func change(_ key: String, of store: UserDefaults, with transaction: Transaction, _ body: () -> Void) {
        // Otherwise the note of the store would have the value compared first, without the transaction.
        changes.add(1, ordering: .sequentiallyConsistent)
        body()
        let store = ObjectIdentifier(store)
        MainQueue.run {
            changes.subtract(1, ordering: .sequentiallyConsistent)
            for tree in shared.trees { tree.sources?.reread(key, of: store, transaction: transaction) }
            // Other objects may be of the same suite.
            shared.reread()
        }
    }

    /// Makes a source follow changes of its store's file by other processes.
    func follow(_ source: DefaultsSource) {
        guard let path = source.path else { return }
        if let contents = files[path] {
            if let contents { source.follow(contents) }
        } else {
            files[path] = .some(nil)
            watch.add(path)
            Self.read(path)
        }
    }

    /// Watches the files whose folders have not been there before.
    func followFiles() {
        for path in files.keys where watch.add(path) { Self.read(path) }
    }

    /// Reads a file, and then applies its changes. If this process writes meanwhile, the file is read again.
    private static func read(_ path: String) {
        let file = DefaultsFile.file(at: path)
        file.readAsIs { contents, count in
            DispatchQueue.main.async { if file.writeCount == count { shared.apply(contents, of: path) } }
        }
    }

    private func apply(_ contents: [String: StoredValue], of path: String) {
        files[path] = contents
        for tree in trees { tree.sources?.follow(path, contents) }
        reread()
    }
}
