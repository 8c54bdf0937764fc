import UmweltSQLite
import UmweltStore

// Upserts: an object that is saved with the unique values of another object becomes that object. The row in the store
// keeps its identity and the relationships to it. The saved object has the last word about values.
extension ModelContext {
    /// Merges changed and new objects with those that have the same unique values.
    ///
    /// The merged values and relationships are ordinary changes of the objects that stay, which the save writes.
    func mergeEqualObjects(of store: ModelStore, in database: Database) throws {
        var changed = changed(of: store)
        let inserted = own(inserted.sorted, in: store).filter { !$0.entity.uniqueGroups.isEmpty }
        if changed.isEmpty, inserted.isEmpty { return }
        isMerging = true
        defer { isMerging = false }
        let hasUniqueRelationships = container.schema.members.contains { entity in
            entity.relationships.contains(where: entity.uniqueColumns.contains)
        }
        var hasMerged = false
        repeat {
            hasMerged = false
            var claims: [UniqueValues: any PersistentModel] = [:]
            for model in changed + inserted where isOwn(model) {
                if try claimValues(of: model, &claims, in: database) { hasMerged = true }
            }
            replaceMergedObjects()
            // A merge changes relationships, which may be unique values of further objects.
            if hasUniqueRelationships { changed = self.changed(of: store) }
        } while hasMerged && hasUniqueRelationships
    }

    /// The objects of the store whose unique values have changed.
    private func changed(of store: ModelStore) -> [any PersistentModel] {
        own(changed.values, in: store).filter { model in
            model._$record.originals.keys.contains(where: model.entity.uniqueColumns.contains)
        }
    }

    /// Returns true if an object has a row, or will have one.
    private func isOwn(_ model: any PersistentModel) -> Bool {
        model.current === model && model.modelContext === self && model.state != .deleted
    }

    /// Claims the unique values of an object, which is merged with those that have them.
    ///
    /// - Parameter claims: The objects of this save by their unique values.
    /// - Returns: True if objects were merged.
    private func claimValues(
        of model: any PersistentModel, _ claims: inout [UniqueValues: any PersistentModel], in database: Database
    ) throws -> Bool {
        var hasMerged = false
        for group in model.entity.uniqueGroups.indices {
            guard let values = UniqueValues(of: model, group) else { continue }
            let claimed = claims[values].flatMap { isOwn($0) ? $0 : nil }
            guard let owner = try claimed ?? storedOwner(of: values, group, besides: model, in: database),
                owner !== model
            else {
                claims[values] = model
                continue
            }
            if model.state == .inserted, owner.entity === model.entity {
                merge(model, into: owner)
                // The values in its other groups may be those of further objects.
                _ = try claimValues(of: owner, &claims, in: database)
                return true
            }
            absorb(owner, into: model)
            claims[values] = model
            hasMerged = true
        }
        return hasMerged
    }

    /// Returns the object whose row has some unique values, if it is to keep them; nil for none.
    private func storedOwner(
        of values: UniqueValues, _ group: Int, besides model: any PersistentModel, in database: Database
    ) throws -> (any PersistentModel)? {
        let entity = model.entity
        var keys: [Int64] = []
        try database.rows(of: entity.uniqueQueries[group], values.values) { row in
            if let key = row.key(0), key != model._$key { keys.append(key) }
        }
        return keys.lazy.compactMap { self.object(of: entity.root, key: $0) }.first { owner in
            // Deleted objects and those with other values by now give way.
            owner !== model && UniqueValues(of: owner, group, as: entity) == values
        }
    }

    /// Merges a new object into an older one, which takes its attributes. A relationship to one is replaced unless the
    /// new object has none; relationships to many are united.
    ///
    /// The new object stays usable: it has the identity of the older one, and changes of it are made there, too.
    private func merge(_ new: any PersistentModel, into old: any PersistentModel) {
        old.readRow()
        for (index, property) in new.entity.properties.enumerated() {
            guard property.destination != nil else {
                old.setValue(index, from: new)
                continue
            }
            let objects = new.related(index)
            if objects.isEmpty { continue }
            new.relate(index, to: [])
            let moved = objects.map { $0 === new ? old : $0 }
            old.relate(index, to: property.isToMany ? old.related(index) + moved : moved)
            // The object has them again if a rollback separates the two.
            property.fill(new, objects)
        }
        let record = new._$record
        let origin = record.origin
        forgetInserted(new)
        record.setOrigin(origin)
        record.state = .saved
        record.survivor = old
        merged.append(new)
        self.record(.members(new.entity))
    }

    /// Separates the objects that a failed save has merged from the rows of others: they are in no context.
    func separateMerged() {
        for model in merged {
            model._$record.survivor = nil
            model._$record.state = .free
            model._$record.setOrigin(nil)
        }
        merged = []
    }

    /// Makes relationships without an inverse refer to the older objects of merged ones.
    private func replaceMergedObjects() {
        // Objects that refer to one that was not in the store have changes themselves.
        for model in insertedModelsArray + changedModelsArray {
            let entity = model.entity
            for index in entity.relationships where entity.inverse(of: index) == nil {
                let objects = model.related(index)
                if objects.contains(where: { $0.current !== $0 }) { model.relate(index, to: objects) }
            }
        }
    }

    /// Merges an object of the store, or a new one of another class, into one that has been given its unique values: the
    /// relationships move, and the object is deleted without its delete rules.
    private func absorb(_ old: any PersistentModel, into model: any PersistentModel) {
        old.readRow()
        let entity = old.entity
        let shared = model.entity.sharedPropertyCount(with: entity)
        for index in entity.relationships {
            let objects = old.related(index)
            if objects.isEmpty { continue }
            old.relate(index, to: [])
            if index >= shared { continue }
            let own = model.related(index)
            if entity.properties[index].isToMany {
                model.relate(index, to: own + objects)
            } else if own.isEmpty {
                model.relate(index, to: objects)
            }
        }
        for reference in references(to: entity) {
            for source in storedSources(of: reference, of: old) { replace(old, by: model, in: source, reference.index) }
            for source in insertedModelsArray + changedModelsArray where source.entity.isKind(of: reference.entity) {
                replace(old, by: model, in: source, reference.index)
            }
        }
        if old.state == .inserted { forgetInserted(old) } else { markDeleted(old) }
        record(.members(entity))
    }

    private func replace(
        _ old: any PersistentModel, by new: any PersistentModel, in model: any PersistentModel, _ index: Int
    ) {
        let objects = model.related(index)
        guard objects.contains(where: { $0 === old }) else { return }
        let isPossible = model.entity.properties[index].canRelate(to: new)
        model.relate(index, to: objects.compactMap { $0 !== old ? $0 : isPossible ? new : nil })
    }
}

// Relationships without an inverse: the objects that refer to an object are not known to it.
extension ModelContext {
    /// A relationship without an inverse, seen from the objects that it refers to.
    struct Reference {
        let entity: Entity
        let index: Int

        var property: ModelProperty { entity.properties[index] }

        /// The column of the keys, for a relationship to one.
        var column: String { entity.column(index) }

        /// The table of pairs, for a relationship to many.
        var pairs: PairTable? { entity.pairTable(of: index) }
    }

    /// Returns the relationships without an inverse that can refer to objects of an entity.
    func references(to entity: Entity) -> [Reference] {
        container.schema.members.flatMap { owner in
            owner.relationships.filter { index in
                // Those that are inherited are found in the superentity.
                guard owner.ownProperties.contains(index), owner.inverse(of: index) == nil else { return false }
                return owner.properties[index].destination.map { entity.isKind(of: Entity.of($0)) } ?? false
            }.map { Reference(entity: owner, index: $0) }
        }
    }

    /// Returns the objects of the store that refer to an object.
    private func storedSources(
        of reference: Reference, of model: any PersistentModel
    ) -> [any PersistentModel] {
        if let pairs = reference.pairs {
            return storedObjects(of: reference.entity, reference.entity.query(in: pairs.reversed, of: model._$key))
        }
        return storedObjects(
            of: reference.entity,
            reference.entity.query(
                whose: reference.column, is: model._$key, restriction: reference.entity.restriction(of: "t0")))
    }

    /// Removes deleted objects from the relationships without an inverse that refer to them.
    ///
    /// - Parameter keys: The keys of the deleted objects.
    func removeReferences(to keys: Set<Int64>) {
        if keys.isEmpty { return }
        let owners = container.schema.members.filter { owner in
            owner.relationships.contains { owner.inverse(of: $0) == nil }
        }
        if owners.isEmpty { return }
        for model in inUse.all where !model.isUnread && owners.contains(where: { $0 === model.entity }) {
            for index in model.entity.relationships where model.entity.inverse(of: index) == nil {
                removeReferences(to: keys, from: model, index)
            }
        }
    }

    private func removeReferences(to keys: Set<Int64>, from model: any PersistentModel, _ index: Int) {
        let property = model.entity.properties[index]
        if let record = model._$owner?.record, record.hasFault(index) {
            // Relationships to many are read without the deleted objects.
            guard !property.isToMany, let key = record.faultKey(index), keys.contains(key) else { return }
            record.removeFault(index)
            return
        }
        let objects = property.objects(model)
        let rest = objects.filter { !keys.contains($0._$key) }
        if rest.count == objects.count { return }
        property.setObjects(model, rest)
        record(.property(model.entity, index))
    }
}

/// Unique values of an object: equal ones cannot be saved twice.
private struct UniqueValues: Hashable {
    /// The entity that declares the last of the columns: it and its subentities have them at these indices.
    let owner: ObjectIdentifier
    let columns: [Int]

    /// The values as they are stored: texts in their composed form, so that equal ones have equal bytes.
    let values: [SQLValue]

    /// Makes the values of a group; nil if one of them is null, which equals nothing.
    ///
    /// - Parameters:
    ///   - group: The index of the group among the entity's.
    ///   - entity: The entity whose group it is; nil for that of the object.
    init?(of model: any PersistentModel, _ group: Int, as entity: Entity? = nil) {
        let entity = entity ?? model.entity
        columns = entity.uniqueGroups[group]
        var owner = entity
        while let above = owner.superentity, columns.allSatisfy(above.properties.indices.contains) { owner = above }
        self.owner = ObjectIdentifier(owner)
        // An object of a superclass may lack properties of the group.
        guard model.entity.isKind(of: owner) else { return nil }
        values = columns.map { index in
            let property = model.entity.properties[index]
            if property.destination != nil { model.resolve(index) }
            return property.read(model)
        }
        if values.contains(.null) { return nil }
    }
}
