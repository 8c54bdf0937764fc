import Umwelt

/// A store for processes of several machines. It has visitors' user defaults as well.
package protocol SharedSessionStore: SessionStore {
    /// Returns the storage of a visitor's user defaults.
    func defaults(of visitor: VisitorID) -> any DefaultsPlace
}

/// The factory of a store for processes on several machines, which is in another module: a server on one machine does
/// not link it.
@MainActor package enum SharedSessions {
    /// Makes a store; nil as long as no module has one.
    ///
    /// Its parameters are the address, the prefix of all keys, so that several apps can share a Redis, and the delay
    /// before changes of a visitor's user defaults are written.
    package static var makeStore: ((RedisAddress, String, Duration) -> any SharedSessionStore)?
}
