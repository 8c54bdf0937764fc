import Dispatch
import Foundation
import Synchronization
import Umwelt
import UmweltServing

/// The store of the state of apps and windows in Redis, for processes of any machines.
///
/// A value is removed by Redis when it has not been written for a day. Changes that cannot be written while Redis is
/// unreachable are kept here, the newest for each key, and written when it is reachable again.
package final class RedisStore: SharedSessionStore {
    private let queue = RedisQueue()
    private let prefix: String
    private let pause: Duration

    /// The values of keys that have several, which are written soon. They may change with each move of a finger.
    private let waiting = Mutex<[String: [String: Data?]]>([:])

    /// Makes a store, which connects when it has something to do.
    ///
    /// - Parameters:
    ///   - address: The address of Redis.
    ///   - prefix: The beginning of all keys, so that several apps can have one Redis.
    ///   - pause: The time from a change of a visitor's user defaults to when it is written.
    package init(_ address: RedisAddress, prefix: String, pause: Duration = .seconds(1)) {
        self.prefix = prefix
        self.pause = pause
        let thread = Thread { [queue] in
            var worker = RedisWorker(address, queue)
            worker.run()
        }
        thread.name = "umwelt.redis"
        thread.start()
    }

    deinit {
        send()
        queue.end()
    }

    package func read(_ keys: [SessionKey], _ answer: @escaping @Sendable ([Data?]) -> Void) {
        queue.add { [keys = keys.map(text(of:))] in $0.reads.append((keys, answer)) }
    }

    package func write(_ write: SessionWrite) {
        queue.add { [key = text(of: write.key)] in $0.changes[key] = .write(write) }
    }

    package func remove(_ key: SessionKey) { queue.add { [key = text(of: key)] in $0.changes[key] = .remove } }

    package func flush(_ done: @escaping @Sendable () -> Void) {
        send()
        queue.add { $0.flushes.append(done) }
    }

    package var isBehind: Bool { queue.hasChanges }

    package func defaults(of visitor: VisitorID) -> any DefaultsPlace { RedisDefaults(of: visitor, in: self) }

    /// Writes a value of a key that stores several, soon and together with others; nil removes it.
    func write(_ value: Data?, for name: String, at key: SessionKey) {
        let isFirst = waiting.withLock { waiting in
            defer { waiting[text(of: key), default: [:]][name] = .some(value) }
            return waiting.isEmpty
        }
        guard isFirst else { return }
        DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + pause / .seconds(1)) { [weak self] in
            self?.send()
        }
    }

    /// Returns the values of a key that stores several; nil if they cannot be read.
    func values(of key: SessionKey) async -> [String: Data]? {
        send()
        return await withCheckedContinuation { waiter in
            queue.add { [key = text(of: key)] work in
                work.lookups.append(RedisQueue.Lookup(key: key) { waiter.resume(returning: $0) })
            }
        }
    }

    /// Starts to write the queued changes.
    private func send() {
        let waiting = waiting.withLock { waiting in
            defer { waiting = [:] }
            return waiting
        }
        guard !waiting.isEmpty else { return }
        queue.add { work in
            for (key, values) in waiting {
                let change = RedisQueue.Change.values(values)
                work.changes[key] = work.changes[key].map(change.after) ?? change
            }
        }
    }

    /// Returns the key as Redis has it.
    private func text(of key: SessionKey) -> String { "\(prefix):\(key.owner):\(key.part)" }
}

extension SharedSessions {
    /// Stores sessions in Redis if the settings name a server.
    @MainActor package static func useRedis() {
        makeStore = { address, prefix, pause in RedisStore(address, prefix: prefix, pause: pause) }
    }
}
