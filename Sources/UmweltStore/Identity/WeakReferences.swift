/// Weak references to objects without duplicates, such as the observers of a context.
package struct WeakReferences<Object> {
    private struct Reference {
        weak var object: AnyObject?
    }

    private var references: [ObjectIdentifier: Reference] = [:]

    /// The number of references at which released ones are removed: twice the number after the last removal, so that
    /// the mean cost of an addition is constant.
    private var limit = 16

    package init() {}

    /// The number of references, including released ones.
    package var count: Int { references.count }

    package mutating func add(_ object: Object) {
        if references.count >= limit {
            references = references.filter { $0.value.object != nil }
            limit = max(2 * references.count, 16)
        }
        let object = object as AnyObject
        references[ObjectIdentifier(object)] = Reference(object: object)
    }

    /// Calls a function with each object that still exists.
    package func forEach(_ body: (Object) -> Void) {
        if references.isEmpty { return }
        for reference in references.values { if let object = reference.object as? Object { body(object) } }
    }
}
