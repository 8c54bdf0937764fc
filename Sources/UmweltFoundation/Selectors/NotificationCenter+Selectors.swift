import Foundation
import Synchronization

extension NotificationCenter {
    /// Calls a method of an object for notifications, until the object is removed or deallocated.
    ///
    /// ```swift
    /// NotificationCenter.default.addObserver(
    ///     self, selector: Selector(Model.saved(_:)), name: .saved, object: nil)
    /// ```
    ///
    /// The method runs on the main actor; if `post` is called there, it runs before `post` returns.
    ///
    /// - Parameters:
    ///   - observer: The object, which the center does not retain.
    ///   - aSelector: The method, with a notification as its argument or without arguments. The tool reads
    ///     `#selector(saved(_:))` as one.
    ///   - aName: The name of the notifications; nil for all.
    ///   - anObject: The object that sends them; nil for any.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let registration = MethodObserver(observer as AnyObject, aSelector, center: self, name: aName, sender: anObject)
        registration.begin()
        MethodObserver.remove { $0.isDead }
        MethodObserver.all.withLock { $0.append(registration) }
    }

    /// Stops all calls of an object's methods, or of the closure behind a token.
    ///
    /// - Parameter observer: The object, or the token from `addObserver(forName:object:queue:using:)`.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }

    /// Stops calls of an object's methods, or of the closure behind a token.
    ///
    /// - Parameters:
    ///   - observer: The object whose methods are called, or the token.
    ///   - aName: The name of the notifications; nil for all.
    ///   - anObject: The object that sends them; nil for all.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let sender = anObject.map { $0 as AnyObject }
        MethodObserver.remove { $0.isRegistered(observer, in: self, name: aName, sender: sender) }
        // Foundation's own function, which knows the tokens.
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// A method of an object that is called for notifications. Its token is set before other threads see it.
private final class MethodObserver: @unchecked Sendable {
    /// The registered methods, in the order in which they were added.
    static let all = Mutex<[MethodObserver]>([])

    /// Removes methods and ends their calls.
    static func remove(where isRemoved: (MethodObserver) -> Bool) {
        // Outside of the lock: to look at an object may release it last, and its `deinit` may remove others.
        let removed = all.withLock { $0 }.filter(isRemoved)
        if removed.isEmpty { return }
        all.withLock { all in all.removeAll { other in removed.contains { $0 === other } } }
        for registration in removed { registration.end() }
    }

    private weak var observer: AnyObject?
    private let selector: Selector
    private let center: NotificationCenter
    private let name: NSNotification.Name?
    private weak var sender: AnyObject?

    /// True if only the notifications of one sender count.
    private let hasSender: Bool
    private var token: (any NSObjectProtocol)?

    init(
        _ observer: AnyObject, _ selector: Selector, center: NotificationCenter, name: NSNotification.Name?,
        sender: Any?
    ) {
        (self.observer, self.selector, self.center, self.name) = (observer, selector, center, name)
        self.sender = sender.map { $0 as AnyObject }
        hasSender = sender != nil
    }

    func begin() {
        token = center.addObserver(forName: name, object: sender, queue: nil) { [weak self] notification in
            guard let self, let observer else { return }
            selector.callOnMainActor(observer, sender: notification)
        }
    }

    private func end() {
        if let token { center.removeObserver(token as Any) }
    }

    /// True if the object was deallocated.
    var isDead: Bool { observer == nil }

    func isRegistered(
        _ observer: AnyObject, in center: NotificationCenter, name: NSNotification.Name?, sender: AnyObject?
    ) -> Bool {
        self.observer === observer && self.center === center && (name == nil || name == self.name)
            && (sender == nil || hasSender && sender === self.sender)
    }
}
