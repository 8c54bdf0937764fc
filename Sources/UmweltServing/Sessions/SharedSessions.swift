import Umwelt

/// A store for processes of several machines. It has visitors' user defaults as well.
package protocol SharedSessionStore: SessionStore {
    /// Returns the place of a visitor's user defaults.
    func defaults(of visitor: VisitorID) -> any DefaultsPlace
}

/// The way to a store for processes of several machines, which another module has: a server on one machine links none.
@MainActor package enum SharedSessions {
    /// Makes a store; nil as long as no module has one.
    ///
    /// Its parameters are the address, the beginning of all keys, so that several apps can have one Redis, and the time
    /// from a change of a visitor's user defaults to when it is written.
    package static var makeStore: ((RedisAddress, String, Duration) -> any SharedSessionStore)?
}
