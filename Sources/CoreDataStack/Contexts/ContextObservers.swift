import UmweltStore

/// An object that follows a context: it shows what the context has.
package protocol ContextObserver: AnyObject {
    func contextChanged(_ change: ContextChange)

    /// Called when several changes are complete, before the program is notified of them.
    func contextSettled(_ changes: PendingNotification)
}

extension ContextObserver {
    package func contextSettled(_ changes: PendingNotification) {}
}

/// The objects that follow a context, which holds none of them.
typealias ContextObservers = WeakReferences<any ContextObserver>

extension ContextObservers {
    func tell(_ change: ContextChange) { forEach { $0.contextChanged(change) } }

    /// Tells them that several changes are complete.
    func settle(_ changes: PendingNotification) { forEach { $0.contextSettled(changes) } }
}
