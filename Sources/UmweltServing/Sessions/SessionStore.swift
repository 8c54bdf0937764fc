import Dispatch
import Foundation
import Synchronization
import Umwelt

/// The key of a piece of state in a store: an app's, or a window's.
///
/// Its parts are hashes, as the names of visitors and sessions open what they name.
package struct SessionKey: Hashable, Sendable {
    /// The visitor, or `all` for an app that all share.
    package let owner: String

    /// The session of a window, or `app`.
    package let part: String

    /// The time after which state is removed that has not been written: a day. A guess.
    package static let keepsFor = Duration.seconds(24 * 60 * 60)

    /// The time after which a visitor's user defaults are removed that have not been read or written: as long as
    /// browsers keep the visitor's cookie.
    package static let keepsDefaultsFor = keepsFor * VisitorCookie.days

    private init(_ owner: VisitorID?, _ part: String) {
        self.owner = owner?.shown ?? "all"
        self.part = part
    }

    /// Returns the place of an app's state.
    package static func app(of visitor: VisitorID?) -> SessionKey { SessionKey(visitor, "app") }

    /// Returns the place of a visitor's user defaults.
    package static func defaults(of visitor: VisitorID) -> SessionKey { SessionKey(visitor, "defaults") }

    /// Returns the place of the state of a session's window.
    package static func window(_ session: String, of visitor: VisitorID?) -> SessionKey {
        SessionKey(visitor, HashedName.of(session))
    }
}

/// A store of the state of apps and windows, for the process that goes on with them.
///
/// Nothing here waits. A store reads and writes on a thread of its own, in an order in which what was written is read.
package protocol SessionStore: Sendable {
    /// Reads what is kept.
    ///
    /// - Parameters:
    ///   - places: The places.
    ///   - answer: Called on the store's thread with what is kept there, in the same order; with nil for what is not
    ///     there or cannot be read.
    func read(_ places: [SessionKey], _ answer: @escaping @Sendable ([Data?]) -> Void)

    /// Writes a value soon in place of the one before, unless that is of a later epoch.
    func write(_ write: SessionWrite)

    /// Removes what is kept.
    func remove(_ place: SessionKey)

    /// Calls a function when what was written so far has been tried to be written.
    func flush(_ done: @escaping @Sendable () -> Void)

    /// True if something could not be written, and is tried again.
    var isBehind: Bool { get }
}

extension SessionStore {
    /// Returns what is kept at places.
    package func read(_ places: [SessionKey]) async -> [Data?] {
        await withCheckedContinuation { waiter in read(places) { waiter.resume(returning: $0) } }
    }

    /// Returns what is kept at a place, and waits for it: for the start of a process.
    package func readAndWait(_ place: SessionKey) -> Data? {
        let (done, found) = (DispatchSemaphore(value: 0), FoundData())
        read([place]) { data in
            found.data.withLock { $0 = data.first ?? nil }
            done.signal()
        }
        done.wait()
        return found.data.withLock { $0 }
    }

    /// Waits until what was written so far has been tried to be written.
    package func flush() async { await withCheckedContinuation { waiter in flush { waiter.resume() } } }
}

/// The data that one thread has read for another one.
private final class FoundData: Sendable {
    let data = Mutex<Data?>(nil)
}

extension SessionKey {
    /// Decodes what is kept here; nil if there is nothing, or nothing that can be read.
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

    /// The short name for logs, which opens nothing: that of the session's page.
    package var shown: String { String(part.prefix(8)) }
}
