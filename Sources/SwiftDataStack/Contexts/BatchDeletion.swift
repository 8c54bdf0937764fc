import UmweltStore

/// The objects that a context deletes from the store when it is saved, of which none is in use: their keys.
struct BatchDeletion {
    private var entities: [Int64: Entity] = [:]

    /// The objects that deleted ones refer to, whose relationships to these change.
    private(set) var referred: Set<PersistentIdentifier> = []

    var isEmpty: Bool { entities.isEmpty }

    /// Returns true if an object is deleted.
    func contains(_ key: Int64) -> Bool { !entities.isEmpty && entities[key] != nil }

    /// Adds an object.
    mutating func add(_ key: Int64, of entity: Entity, referringTo others: [PersistentIdentifier]) {
        entities[key] = entity
        referred.formUnion(others)
    }

    /// The keys of the objects.
    var keys: some Collection<Int64> { entities.keys }

    /// The identities of the objects, the first that was made first.
    var ids: [PersistentIdentifier] {
        entities.keys.sorted().map { PersistentIdentifier(entityName: entities[$0]?.name ?? "", key: $0) }
    }

    /// The keys of the objects by their tables.
    ///
    /// - Parameter isWanted: Returns true for the entities whose objects are wanted.
    func keysByTable(of isWanted: (Entity) -> Bool) -> [String: [Int64]] {
        Dictionary(grouping: entities.filter { isWanted($0.value) }, by: \.value.table)
            .mapValues { $0.map(\.key) }
    }
}
