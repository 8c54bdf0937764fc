import UmweltStore

/// An object that follows a context: it shows what the context has.
package protocol ContextObserver: AnyObject {
    func contextChanged(_ change: ContextChange)
}

/// The objects that follow a context, which holds none of them.
typealias ContextObservers = WeakReferences<any ContextObserver>

extension ContextObservers {
    func notify(_ change: ContextChange) { forEach { $0.contextChanged(change) } }
}
