/// The identities of the objects that a context has saved.
struct SavedChanges: Sendable {
    var inserted: [PersistentIdentifier] = []
    var updated: [PersistentIdentifier] = []
    var deleted: [PersistentIdentifier] = []
}

/// A change in a context, for observers of its objects.
package enum ContextChange {
    /// Objects of an entity were inserted or deleted.
    case members(Entity)
    /// A property of an object of an entity has another value.
    case property(Entity, Int)
    /// Anything may have changed.
    case all
}
