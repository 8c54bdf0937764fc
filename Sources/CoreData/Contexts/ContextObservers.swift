/// An object that follows a context: it shows what the context has.
protocol ContextObserver: AnyObject {
    func contextChanged(_ change: ContextChange)

    /// Called when several changes are complete, before the program is notified of them.
    func contextSettled(_ changes: PendingNotification)
}

extension ContextObserver {
    func contextSettled(_ changes: PendingNotification) {}
}

/// The objects that follow a context, which holds none of them.
struct ContextObservers {
    private struct Reference {
        weak var observer: (any ContextObserver)?
    }

    private var references: [ObjectIdentifier: Reference] = [:]

    /// The number of references at which those to objects that have gone are removed: twice that of the last time, so
    /// that an addition costs the same however many there are.
    private var limit = 16

    /// The number of references, also to objects that have gone.
    var count: Int { references.count }

    mutating func add(_ observer: any ContextObserver) {
        if references.count >= limit {
            references = references.filter { $0.value.observer != nil }
            limit = max(2 * references.count, 16)
        }
        references[ObjectIdentifier(observer)] = Reference(observer: observer)
    }

    func tell(_ change: ContextChange) {
        if references.isEmpty { return }
        for reference in references.values { reference.observer?.contextChanged(change) }
    }

    /// Tells them that several changes are complete.
    func settle(_ changes: PendingNotification) {
        for reference in references.values { reference.observer?.contextSettled(changes) }
    }
}
