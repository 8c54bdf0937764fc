import Dispatch
import Foundation
import Synchronization
import Umwelt

/// The key of a piece of state in a store: an app's, or a window's.
///
/// Its parts are hashes, because the names of visitors and sessions grant access.
package struct SessionKey: Hashable, Sendable {
    /// The visitor, or `all` for an app that all share.
    package let owner: String

    /// The session of a window, or `app`.
    package let part: String

    /// The time after which state is removed that has not been written: a day. A guess.
    package static let keepsFor = Duration.seconds(24 * 60 * 60)

    /// The time for which unused user defaults of a visitor are stored: as long as browsers keep the visitor's cookie.
    package static let keepsDefaultsFor = keepsFor * VisitorCookie.days

    private init(_ owner: VisitorID?, _ part: String) {
        self.owner = owner?.shown ?? "all"
        self.part = part
    }

    /// Returns the key of an app's state.
    package static func app(of visitor: VisitorID?) -> SessionKey { SessionKey(visitor, "app") }

    /// Returns the key of a visitor's user defaults.
    package static func defaults(of visitor: VisitorID) -> SessionKey { SessionKey(visitor, "defaults") }

    /// Returns the key of the state of a session's window.
    package static func window(_ session: String, of visitor: VisitorID?) -> SessionKey {
        SessionKey(visitor, HashedName.of(session))
    }
}

/// A store for the state of apps and windows, for the process that continues them.
///
/// Nothing here waits. A store reads and writes on a separate thread, in an order in which earlier writes are visible
/// to reads.
package protocol SessionStore: Sendable {
    /// Reads stored values.
    ///
    /// - Parameters:
    ///   - keys: The keys.
    ///   - answer: Called on the store's thread with the values, in the same order; nil for missing or unreadable ones.
    func read(_ keys: [SessionKey], _ answer: @escaping @Sendable ([Data?]) -> Void)

    /// Replaces a value soon, unless the stored one is of a later epoch.
    func write(_ write: SessionWrite)

    /// Removes a stored value.
    func remove(_ key: SessionKey)

    /// Calls a function after all earlier writes have been attempted.
    func flush(_ done: @escaping @Sendable () -> Void)

    /// True if something could not be written, and is tried again.
    var isBehind: Bool { get }
}

extension SessionStore {
    /// Returns the stored values for keys.
    package func read(_ keys: [SessionKey]) async -> [Data?] {
        await withCheckedContinuation { waiter in read(keys) { waiter.resume(returning: $0) } }
    }

    /// Returns the stored value for a key, and blocks meanwhile: for the start of a process.
    package func readAndWait(_ key: SessionKey) -> Data? {
        let (done, found) = (DispatchSemaphore(value: 0), FoundData())
        read([key]) { data in
            found.data.withLock { $0 = data.first ?? nil }
            done.signal()
        }
        done.wait()
        return found.data.withLock { $0 }
    }

    /// Waits until all earlier writes have been attempted.
    package func flush() async { await withCheckedContinuation { waiter in flush { waiter.resume() } } }
}

/// The data that one thread has read for another.
private final class FoundData: Sendable {
    let data = Mutex<Data?>(nil)
}

extension SessionKey {
    /// Decodes the stored value; nil if it is missing or unreadable.
    package func kept<Value: Decodable & Sendable>(_ type: Value.Type, of data: Data?) -> StoredState<Value>? {
        guard let data else { return nil }
        do {
            return try JSONDecoder().decode(StoredState<Value>.self, from: data)
        } catch {
            Log.server.warning(
                "A stored session cannot be read, so the page starts with a new session: \(error)",
                metadata: ["session": "\(shown)"])
            return nil
        }
    }

    /// The short name for logs, which grants no access: that of the session's page.
    package var shown: String { String(part.prefix(8)) }
}
