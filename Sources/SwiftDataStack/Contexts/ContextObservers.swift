import UmweltStore

/// An object that displays a context's objects and follows its changes.
package protocol ContextObserver: AnyObject {
    func contextChanged(_ change: ContextChange)
}

/// The observers of a context, held weakly.
typealias ContextObservers = WeakReferences<any ContextObserver>

extension ContextObservers {
    func notify(_ change: ContextChange) { forEach { $0.contextChanged(change) } }
}
