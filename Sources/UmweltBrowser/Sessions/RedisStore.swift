import Foundation

/// The store of the state of apps and windows in Redis, for processes of any machines.
///
/// A value is removed by Redis when it has not been written for a day. What cannot be written while Redis is away is
/// kept here, the newest of each place, and written when it is back.
final class RedisStore: SessionStore {
    private let queue = RedisQueue()
    private let prefix: String

    /// Makes a store, which connects when it has something to do.
    ///
    /// - Parameters:
    ///   - address: The address of Redis.
    ///   - prefix: The beginning of all keys, so that several apps can have one Redis.
    init(_ address: RedisAddress, prefix: String) {
        self.prefix = prefix
        let thread = Thread { [queue] in
            var worker = RedisWorker(address, queue)
            worker.run()
        }
        thread.name = "umwelt.redis"
        thread.start()
    }

    deinit { queue.end() }

    func read(_ places: [SessionPlace], _ answer: @escaping @Sendable ([Data?]) -> Void) {
        queue.add { [keys = places.map(key)] in $0.reads.append((keys, answer)) }
    }

    func write(_ write: SessionWrite) { queue.add { [key = key(write.place)] in $0.changes[key] = .write(write) } }

    func remove(_ place: SessionPlace) { queue.add { [key = key(place)] in $0.changes[key] = .remove } }

    func flush(_ done: @escaping @Sendable () -> Void) { queue.add { $0.flushes.append(done) } }

    var isBehind: Bool { queue.hasChanges }

    private func key(_ place: SessionPlace) -> String { "\(prefix):\(place.owner):\(place.part)" }
}
