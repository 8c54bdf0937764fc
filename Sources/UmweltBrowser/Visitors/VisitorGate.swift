import Synchronization
import UmweltServing

/// Access control for visitors on the server's thread: their identity, their permitted files, and their request limits.
final class VisitorGate: Sendable {
    /// The limits for one visitor.
    struct Limits: Sendable {
        /// The greatest number of connected pages.
        var pages: Int

        /// The messages of all pages a second; twice as many may arrive in a burst.
        var messages: Int
    }

    private struct Visitor {
        var pages = 0
        var rate: RateLimit
        var stores: PageStores?
    }

    private let key: SigningKey
    private let cookie: VisitorCookie
    private let limits: Limits
    private let visitors = Mutex<[VisitorID: Visitor]>([:])

    /// Makes the gate that settings describe, with their key.
    convenience init(_ settings: BrowserSettings, key: SigningKey) {
        self.init(
            key: key, path: settings.basePath.isEmpty ? "/" : settings.basePath,
            limits: Limits(pages: settings.maxWindowsOfVisitor, messages: settings.maxMessagesOfVisitor))
    }

    init(key: SigningKey, path: String = "/", limits: Limits) {
        self.key = key
        cookie = VisitorCookie(key: key, path: path)
        self.limits = limits
    }

    // MARK: Who they are

    /// Returns the visitor who sends a request; nil if its browser is not known.
    ///
    /// - Parameter cookies: The values of the headers `Cookie`.
    func visitor(in cookies: [String], of source: RequestSource) -> VisitorID? {
        cookie.visitor(in: cookies, isSecure: source.isSecure).map { identity(of: source.user, at: $0) }
    }

    /// Returns the visitor of a page request, possibly a new one, and the cookie that identifies the browser.
    func welcome(_ cookies: [String], of source: RequestSource) -> (visitor: VisitorID, cookie: String) {
        let browser = cookie.visitor(in: cookies, isSecure: source.isSecure) ?? VisitorID()
        return (identity(of: source.user, at: browser), cookie.header(for: browser, isSecure: source.isSecure))
    }

    private func identity(of user: String?, at browser: VisitorID) -> VisitorID {
        user.map { VisitorID(of: $0, at: browser, key: key) } ?? browser
    }

    /// Returns the secret that identifies a visitor's pages.
    func token(of visitor: VisitorID) -> String { key.signature(of: visitor.text, for: .page) }

    /// Returns true if a secret belongs to a visitor's pages.
    func isToken(_ token: String, of visitor: VisitorID) -> Bool { key.isValid(token, of: visitor.text, for: .page) }

    // MARK: What they may fetch

    /// Returns the stores of a visitor with a window; nil for others.
    func stores(of visitor: VisitorID) -> PageStores? { visitors.withLock { $0[visitor]?.stores } }

    /// Sets the stores of a visitor, or removes them.
    func keep(_ stores: PageStores?, of visitor: VisitorID) {
        change(visitor) { $0.stores = stores }
    }

    // MARK: How much they ask

    /// Returns true if a visitor may not connect another page now.
    func isExhausted(_ visitor: VisitorID, now: ContinuousClock.Instant = .now) -> Bool {
        visitors.withLock { visitors in
            guard var known = visitors[visitor] else { return false }
            return known.pages >= limits.pages || !known.rate.allows(length: 0, now: now)
        }
    }

    /// Counts a page that connects.
    func enter(_ visitor: VisitorID) { change(visitor) { $0.pages += 1 } }

    /// Counts a page that has left.
    func leave(_ visitor: VisitorID) { change(visitor) { $0.pages -= 1 } }

    /// Counts a message of a visitor; returns false if there are too many of all its pages.
    func allowsMessage(
        of visitor: VisitorID, length: Int, now: ContinuousClock.Instant = .now
    ) -> Bool {
        visitors.withLock { $0[visitor]?.rate.allows(length: length, now: now) ?? true }
    }

    private func change(_ visitor: VisitorID, _ body: (inout Visitor) -> Void) {
        visitors.withLock { visitors in
            var known = visitors[visitor] ?? Visitor(rate: RateLimit(perSecond: limits.messages))
            body(&known)
            // The rate of one who has left is kept until others have come, so that leaving does not make it new.
            visitors[visitor] = known
            guard visitors.count > 1024 else { return }
            visitors = visitors.filter { $0.value.pages > 0 || $0.value.stores != nil || !$0.value.rate.isFull }
        }
    }
}
