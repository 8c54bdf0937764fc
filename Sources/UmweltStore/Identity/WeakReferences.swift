/// References to objects that they do not hold, to each once: to those that follow a context.
package struct WeakReferences<Object> {
    private struct Reference {
        weak var object: AnyObject?
    }

    private var references: [ObjectIdentifier: Reference] = [:]

    /// The number of references at which those to objects that have gone are removed: twice that of the last time, so
    /// that an addition costs the same however many there are.
    private var limit = 16

    package init() {}

    /// The number of references, also to objects that have gone.
    package var count: Int { references.count }

    package mutating func add(_ object: Object) {
        if references.count >= limit {
            references = references.filter { $0.value.object != nil }
            limit = max(2 * references.count, 16)
        }
        let object = object as AnyObject
        references[ObjectIdentifier(object)] = Reference(object: object)
    }

    /// Calls a function with each object that has not gone.
    package func forEach(_ body: (Object) -> Void) {
        if references.isEmpty { return }
        for reference in references.values { if let object = reference.object as? Object { body(object) } }
    }
}
