import Foundation
import UmweltSQLite
import UmweltStore

// Views fetch objects whose rows are read when one of their properties is: objects that are not shown use little
// memory.
extension ModelContext {
    /// Returns the objects selected by a description, without reading their rows; nil if selecting and sorting them
    /// needs all rows.
    package func unread<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ plan: FetchPlan<T>) throws -> [T]? {
        let entity = try knownEntity(T.self)
        guard plan.isWhole else { return nil }
        let selection = entity.identification
        guard hasChanges, descriptor.includePendingChanges else {
            return try unread(entity, plan.statement.select(selection)) { _ in true }
        }
        // A condition on other objects reads values that may have changed.
        guard plan.properties != nil else { return nil }
        let own = [inserted, changed].flatMap(\.values).compactMap { $0 as? T }
        var models: [T] = try unread(entity, plan.statement.select(selection, isCut: false)) {
            !$0.isDeleted && !$0.hasChanges
        }
        if SortedInsertion.isSlow(of: own.count, into: models.count) { return nil }
        for model in own where try descriptor.predicate?.evaluate(model) ?? true {
            let place = SortedInsertion.place(among: models.count) {
                Self.isOrdered(models[$0], before: model, descriptor.sortBy)
            }
            models.insert(model, at: place)
        }
        let range = SortedInsertion.range(
            of: models.count, offset: descriptor.fetchOffset ?? 0, limit: descriptor.fetchLimit)
        return range.count == models.count ? models : Array(models[range])
    }

    private static func isOrdered<T: PersistentModel>(_ left: T, before right: T, _ order: [SortDescriptor<T>]) -> Bool
    {
        for descriptor in order {
            switch descriptor.compare(left, right) {
            case .orderedAscending: return true
            case .orderedDescending: return false
            case .orderedSame: continue
            }
        }
        return left._$key < right._$key
    }

    /// Returns the objects for keys; registered objects are unchanged.
    private func unread<T: PersistentModel>(
        _ entity: Entity, _ query: SQLText, _ isWanted: (any PersistentModel) -> Bool
    ) throws -> [T] {
        var found: [AnyObject] = []
        var batches = ModelBatches()
        try container.store(of: entity).use { database in
            try database.rows(of: query.text, query.values) { row in
                guard let key = row.key(0) else { return }
                if let known = inUse.find(key) {
                    if isWanted(known) { found.append(known) }
                    return
                }
                let actual = self.entity(of: row, at: 1, in: entity)
                let batch = batches.next(of: actual, in: self)
                batch.add(key)
                found.append(make(actual, key, nil, batch))
            }
        }
        // Rows of an entity make objects of its class, and references to them are the same whatever the array says of
        // them.
        return unsafeBitCast(found, to: [T].self)
    }

    /// Reads the rows of unread objects whose class is a subclass of the fetched one.
    func readRows(of models: [AnyObject]) {
        for model in models { (model as? any PersistentModel)?.readRow() }
    }

    /// Reads the row of an object that has not been read.
    func fulfill(_ model: any PersistentModel) {
        let entity = model.entity
        if let batch = model._$owner?.batch {
            model._$owner?.record?.partners = nil
            batch.read(in: self)
            if !model.isUnread { return }
        }
        try? container.store(of: entity).use { database in
            try database.rows(of: entity.rowQuery, [.integer(model._$key)]) { fill(model, $0, of: entity) }
        }
        if model.isUnread { model.fillEmpty() }
    }
}

/// The batches in progress, one for each class: consecutive objects are read together.
struct ModelBatches {
    private var open: [ObjectIdentifier: ModelBatch] = [:]
    private var last: ModelBatch?

    /// The batch that the next object of a class belongs to.
    mutating func next(of entity: Entity, in context: ModelContext) -> ModelBatch {
        if let last, !last.isFull, last.origin?.entity === entity { return last }
        let name = ObjectIdentifier(entity)
        let known = open[name].flatMap { $0.isFull ? nil : $0 }
        let batch = known ?? ModelBatch(of: context.origin(of: entity))
        open[name] = batch
        last = batch
        return batch
    }
}
