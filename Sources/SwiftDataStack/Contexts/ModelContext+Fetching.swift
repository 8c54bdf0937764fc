import Foundation
import UmweltSQLite
import UmweltStore

extension ModelContext {
    /// Returns the objects that a description describes.
    ///
    /// - Parameter descriptor: The condition, the order and the limits.
    /// - Throws: ``SwiftDataError`` if the class is not one of the container's, or the store cannot be read.
    public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
        let models = try fetch(descriptor, FetchPlan(descriptor))
        for path in descriptor.relationshipKeyPathsForPrefetching { prefetch(path, of: models) }
        return models
    }

    /// Reads the related objects of some objects: those of to-one relationships together.
    private func prefetch<T: PersistentModel>(_ path: PartialKeyPath<T>, of models: [T]) {
        guard let index = Entity.of(T.self).index(of: path) else { return }
        let property = Entity.of(T.self).properties[index]
        guard let type = property.destination else { return }
        let entity = Entity.of(type)
        var found: [any PersistentModel] = []
        if !property.isToMany {
            let keys = Set(models.compactMap { $0._$owner?.record?.faultKey(index) }).filter { inUse.find($0) == nil }
                .sorted()
            for start in stride(from: 0, to: keys.count, by: 500) {
                found +=
                    (try? stored(entity, entity.query(ofKeys: keys[start..<min(start + 500, keys.count)]))) ?? []
            }
        }
        // Held until the objects have them.
        withExtendedLifetime(found) { for model in models { model.resolve(index) } }
    }

    /// Returns the number of objects that a description describes.
    ///
    /// - Parameter descriptor: The condition, the order and the limits.
    public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
        let plan = FetchPlan(descriptor)
        let entity = try knownEntity(T.self)
        guard plan.isWhole, !hasChanges || !descriptor.includePendingChanges else { return try fetch(descriptor).count }
        return try container.store(of: entity).use { try plan.statement.count(in: $0) }
    }

    /// Returns the identities of the objects that a description describes.
    ///
    /// - Parameter descriptor: The condition, the order and the limits.
    public func fetchIdentifiers<T: PersistentModel>(
        _ descriptor: FetchDescriptor<T>
    ) throws -> [PersistentIdentifier] {
        let plan = FetchPlan(descriptor)
        return try (unread(descriptor, plan) ?? fetch(descriptor, plan)).map(\.persistentModelID)
    }

    /// Passes the objects that a description describes to a closure, one after the other.
    ///
    /// - Parameter batchSize: The number of objects that are read together. They are forgotten after that, unless the
    ///   closure has changed them.
    public func enumerate<T: PersistentModel>(
        _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, block: (_ model: T) throws -> Void
    ) throws {
        let ids = try fetchIdentifiers(fetch)
        for start in stride(from: 0, to: ids.count, by: max(batchSize, 1)) {
            for id in ids[start..<min(start + max(batchSize, 1), ids.count)] {
                if let model = object(of: Entity.of(T.self), key: id.key) as? T { try block(model) }
            }
        }
    }

    package func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ plan: FetchPlan<T>) throws -> [T] {
        let entity = try knownEntity(T.self)
        let isPending = hasChanges && descriptor.includePendingChanges
        // The store sorts and cuts off only where it knows all: otherwise it is done here.
        let isCutByStore = plan.isWhole && !isPending
        let query = isCutByStore ? plan.statement.select(entity.selection) : plan.statement.selectAll(entity.selection)
        var found: [AnyObject] = []
        try read(entity, query) { found.append($0) }
        if entity.isOpen { readRows(of: found) }
        // Rows of an entity make objects of its class, and references to them are the same whatever the array says of
        // them.
        var models = unsafeBitCast(found, to: [T].self)
        if isCutByStore { return models }
        if isPending { models.removeAll { $0.isDeleted || $0.hasChanges } }
        if isPending {
            for model in [inserted, changed].flatMap(\.values) { if let model = model as? T { models.append(model) } }
        }
        if let predicate = descriptor.predicate {
            // Objects that the store has found satisfy the predicate already.
            models = try models.filter { try plan.isFiltered && !$0.hasChanges || predicate.evaluate($0) }
        }
        models.sort { $0._$key < $1._$key }
        // Sorting is stable, so that equal ones stay in the order of their making.
        if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
        let start = min(descriptor.fetchOffset ?? 0, models.count)
        let end = descriptor.fetchLimit.map { min(start + $0, models.count) } ?? models.count
        return Array(models[start..<end])
    }

    func knownEntity(_ type: any PersistentModel.Type) throws -> Entity {
        let entity = Entity.of(type)
        guard isKnown(entity) else {
            throw SwiftDataError.unknownSchema.describing(
                "\(entity.name) is not in the container: name it in ModelContainer(for:) or modelContainer(for:).")
        }
        return entity
    }

    /// Returns an object; nil if the store has none with this key.
    func object(of entity: Entity, key: Int64) -> (any PersistentModel)? {
        if let known = inUse.find(key) { return known.isDeleted ? nil : known }
        return (try? stored(entity, SQLText(entity.rowQuery, [.integer(key)])))?.first
    }

    /// Returns the objects of rows; registered objects are unchanged.
    private func stored(_ entity: Entity, _ query: SQLText) throws -> [any PersistentModel] {
        var models: [any PersistentModel] = []
        try read(entity, query) { models.append($0) }
        if entity.isOpen { readRows(of: models) }
        return models
    }

    /// Returns the objects of rows that are not deleted; none if the store cannot be read.
    func storedObjects(of entity: Entity, _ query: SQLText) -> [any PersistentModel] {
        ((try? stored(entity, query)) ?? []).filter { !$0.isDeleted }
    }

    /// Passes the objects of rows to a closure; registered objects are unchanged.
    private func read(_ entity: Entity, _ query: SQLText, _ body: (any PersistentModel) -> Void) throws {
        var batches = ModelBatches()
        try container.store(of: entity).use { database in
            try database.rows(of: query.text, query.values) { row in
                guard let key = row.key(0) else { return }
                let actual = self.entity(of: row, at: entity.properties.count + 1, in: entity)
                if let known = inUse.find(key) {
                    if known.isUnread, actual === entity { fill(known, row, of: entity) }
                    return body(known)
                }
                // A row that was read for a class lacks the columns of those that inherit from it.
                if actual === entity { return body(make(entity, key, row)) }
                let batch = batches.next(of: actual, in: self)
                batch.add(key)
                body(make(actual, key, nil, batch))
            }
        }
    }

    /// The entity of a row in an entity's table.
    ///
    /// - Parameter column: The column of the names.
    func entity(of row: Row, at column: Int, in entity: Entity) -> Entity {
        guard entity.isOpen, let name = row.text(column), name != entity.name else { return entity }
        return container.schema.members.first { $0.name == name && $0.root === entity.root } ?? entity
    }

    /// Makes an object for a row, possibly read later, together with others of its batch.
    func make(_ entity: Entity, _ key: Int64, _ row: Row?, _ batch: ModelBatch? = nil) -> any PersistentModel {
        let owner = batch ?? origin(of: entity)
        let model = entity.type.init(_$row: ModelRow(row, key: key, of: entity, in: self, owner: owner))
        inUse.add(model)
        return model
    }

    /// Sets the values of a registered object from its row.
    func fill(_ model: any PersistentModel, _ row: Row, of entity: Entity) {
        ModelRow(row, key: model._$key, of: entity, in: self).fill(model)
    }

    /// Reads an object's values again, except locally changed ones.
    func refresh(_ model: any PersistentModel) {
        let entity = model.entity
        let record = model._$record
        var values: [SQLValue]?
        try? container.store(of: entity).use { database in
            try database.rows(of: entity.rowQuery, [.integer(model._$key)]) { row in
                values = entity.properties.indices.map { row[$0 + 1] }
            }
        }
        guard let values else { return }
        for index in entity.properties.indices where record.originals[index] == nil {
            let property = entity.properties[index]
            switch property.kind {
            case .attribute:
                if property.hasColumn, property.read(model) != values[index] { property.write(model, values[index]) }
            case .toOne, .toMany:
                let objects = storedObjects(of: property, at: index, of: model, key: values[index].key)
                record.removeFault(index)
                if !property.objects(model).elementsEqual(objects, by: { $0 === $1 }) {
                    property.setObjects(model, objects)
                }
            }
        }
    }

    /// Returns the objects of a relationship in the store, with the changes of this context.
    ///
    /// - Parameter key: The key of the object, for relationships to one.
    func storedObjects(
        of property: ModelProperty, at index: Int, of model: any PersistentModel, key: Int64?
    ) -> [any PersistentModel] {
        switch property.kind {
        case .attribute: return []
        case .toOne(let type): return key.flatMap { object(of: Entity.of(type), key: $0) }.map { [$0] } ?? []
        case .toMany(let type):
            let entity = model.entity
            let other = Entity.of(type)
            if let pairs = entity.pairTable(of: index) {
                return ((try? stored(other, other.query(in: pairs, of: model._$key))) ?? []).filter { !$0.isDeleted }
            }
            guard let inverse = entity.inverse(of: index) else { return [] }
            let query = other.query(
                whose: other.column(inverse), is: model._$key, restriction: other.restriction(of: "t0"))
            let stored = try? stored(other, query)
            var objects = (stored ?? []).filter { !$0.isDeleted && !$0.hasChanges }
            for object in [inserted, changed].flatMap(\.values) where object.entity.isKind(of: other) {
                if object.related(inverse).contains(where: { $0 === model }) { objects.append(object) }
            }
            return objects.sorted { $0._$key < $1._$key }
        }
    }
}
