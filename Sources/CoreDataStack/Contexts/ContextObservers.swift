import UmweltStore

/// An object that displays a context's objects and follows its changes.
package protocol ContextObserver: AnyObject {
    func contextChanged(_ change: ContextChange)

    /// Called when several changes are complete, before the program is notified of them.
    func contextFinished(_ changes: PendingNotification)
}

extension ContextObserver {
    package func contextFinished(_ changes: PendingNotification) {}
}

/// The observers of a context, held weakly.
typealias ContextObservers = WeakReferences<any ContextObserver>

extension ContextObservers {
    func notify(_ change: ContextChange) { forEach { $0.contextChanged(change) } }

    /// Notifies the observers that several changes are complete.
    func finish(_ changes: PendingNotification) { forEach { $0.contextFinished(changes) } }
}
