import Dispatch
import Foundation
import Logging

/// A property list in a file that is always complete.
///
/// Changes are written to another file, which then replaces the old one: a process that is killed while writing leaves
/// either the old or the new file. Several processes may write at the same time: each changes its own keys. A file that
/// cannot be read as a property list is renamed with the suffix `.corrupt`.
///
/// Changes are written soon, on a separate queue; changes that arrive meanwhile are written together. When the process
/// exits, pending changes are written first.
final class StateFile: Sendable {
    private let url: URL
    private let log: @Sendable (any Error) -> Void
    private let pending = LockedValue<[String: StoredValue?]>([:])
    private let writes = LockedValue(0)
    private let hasFailed = LockedValue(false)

    private static let queue: DispatchQueue = {
        let queue = DispatchQueue(label: "umwelt.state-files", qos: .utility)
        atexit { StateFile.flush() }
        return queue
    }()

    /// Makes a store at a location; `log` is called once if the file cannot be written.
    init(_ url: URL, log: @escaping @Sendable (any Error) -> Void) {
        self.url = url
        self.log = log
    }

    /// Waits until all files are written.
    static func flush() { queue.sync {} }

    /// The contents of the file with all pending changes; empty without a file or a valid property list.
    var contents: [String: StoredValue] {
        Self.flush()
        return list.compactMapValues { StoredValue(propertyList: $0) }
    }

    /// Returns the contents of the file with all pending changes, which are read on the queue of all files.
    func read() async -> [String: StoredValue] {
        await withCheckedContinuation { waiter in
            Self.queue.async { waiter.resume(returning: self.list.compactMapValues { StoredValue(propertyList: $0) }) }
        }
    }

    /// Reads the file without renaming it, even if it is invalid, because another program may be writing it. It does
    /// not use Swift's thread pool, which wakes once a second.
    ///
    /// - Parameter take: Called on a queue with the contents, and with ``writeCount`` at that moment.
    func readAsIs(_ take: @escaping @Sendable ([String: StoredValue], Int) -> Void) {
        Self.queue.async { [self] in
            let count = writeCount
            guard pending.withLock({ $0.isEmpty }) else { return }
            guard FileManager.default.fileExists(atPath: url.path) else { return take([:], count) }
            let list = (try? Data(contentsOf: url)).flatMap { data in
                try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            }
            if let list { take(list.compactMapValues { StoredValue(propertyList: $0) }, count) }
        }
    }

    /// The number of values that this process has set.
    var writeCount: Int { writes.withLock { $0 } }

    /// Writes a value soon; nil removes the key. All other values keep their current values in the file.
    func write(_ value: StoredValue?, for key: String) {
        writes.withLock { $0 += 1 }
        let isFirst = pending.withLock { pending in
            defer { pending[key] = .some(value) }
            return pending.isEmpty
        }
        if isFirst { Self.queue.async { self.writePending() } }
    }

    private var list: [String: Any] {
        guard let data = try? Data(contentsOf: url) else { return [:] }
        if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] {
            return list
        }
        let aside = url.path + ".corrupt"
        if rename(url.path, aside) == 0 {
            Log.storage.warning(
                "\(url.path) is not a property list. It was renamed to \(aside), and a new file is started.")
        }
        return [:]
    }

    private func writePending() {
        let changes = pending.withLock { pending in
            defer { pending = [:] }
            return pending
        }
        do {
            try PrivateFile.lock(url.deletingLastPathComponent()) {
                var list = self.list
                for (key, value) in changes { list[key] = value?.propertyList }
                let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
                try PrivateFile.write(data, to: url)
            }
        } catch {
            let isFirst = hasFailed.withLock { hasFailed in
                defer { hasFailed = true }
                return !hasFailed
            }
            if isFirst { log(error) }
        }
    }
}
