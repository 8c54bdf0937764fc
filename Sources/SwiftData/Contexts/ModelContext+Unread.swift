import Foundation
import UmweltSQLite

// Views fetch objects whose rows are read when one of their properties is: those that do not show take little memory.
extension ModelContext {
    /// Returns the objects that a description describes, without reading their rows; nil if it takes all rows to choose and
    /// sort them.
    func unread<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, _ plan: FetchPlan<T>) throws -> [T]? {
        let entity = try knownEntity(T.self)
        guard plan.isWhole else { return nil }
        let selection = entity.identification(of: "t0")
        guard hasChanges, descriptor.includePendingChanges else {
            return try unread(entity, plan.sql(selection, of: entity)) { _ in true }
        }
        // A condition on other objects reads values that may have changed.
        guard plan.properties != nil else { return nil }
        let own = [inserted, changed].flatMap(\.values).compactMap { $0 as? T }
        var models: [T] = try unread(entity, plan.sql(selection, of: entity, isCut: false)) {
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
        return left._$record.key < right._$record.key
    }

    /// Returns the objects of keys: those that are in use already as they are.
    private func unread<T: PersistentModel>(
        _ entity: Entity, _ query: SQLText, _ isWanted: (any PersistentModel) -> Bool
    ) throws -> [T] {
        var found: [AnyObject] = []
        var batches: [ObjectIdentifier: ModelBatch] = [:]
        try container.store(of: entity).use { database in
            try database.rows(of: query.text, query.values) { row in
                guard let key = row.key(0) else { return }
                if let known = inUse.find(key) {
                    if isWanted(known) { found.append(known) }
                    return
                }
                let actual = self.entity(of: row, at: 1, in: entity)
                let model = make(actual, key, nil)
                // Objects that follow each other are read together.
                let name = ObjectIdentifier(actual)
                if batches[name]?.isFull ?? true { batches[name] = ModelBatch(of: actual) }
                batches[name]?.add(model)
                found.append(model)
            }
        }
        // Rows of an entity make objects of its class, and references to them are the same whatever the array says of them.
        return unsafeBitCast(found, to: [T].self)
    }

    /// Reads the rows of those of some objects that have not been read: of classes that inherit from the one that was
    /// fetched.
    func readRows(of models: [AnyObject]) {
        var batches: [ObjectIdentifier: ModelBatch] = [:]
        var unread: [any PersistentModel] = []
        for model in models {
            guard let model = model as? any PersistentModel, model._$record.isFault else { continue }
            unread.append(model)
            let name = ObjectIdentifier(model.entity)
            if batches[name]?.isFull ?? true { batches[name] = ModelBatch(of: model.entity) }
            batches[name]?.add(model)
        }
        for model in unread { model.readRow() }
    }

    /// Reads the row of an object that has not been read.
    func fulfill(_ model: any PersistentModel) {
        let record = model._$record
        let entity = model.entity
        if let batch = record.batch {
            record.batch = nil
            batch.read(in: self)
            if !record.isFault { return }
        }
        let query = "SELECT \(entity.selection(of: "t0")) FROM \(entity.table) t0 WHERE t0.\(Entity.key) = ?"
        try? container.store(of: entity).use { database in
            try database.rows(of: query, [.integer(record.key)]) { fill(model, $0, of: entity) }
        }
        if record.isFault { ModelRow(nil, key: record.key, of: entity, in: nil).fill(model) }
    }
}

/// The keys of objects of an entity whose rows are read together.
final class ModelBatch {
    private let entity: Entity
    private var keys: [Int64] = []

    /// The number of the objects. A guess: about two screens of rows.
    private static let size = 64

    init(of entity: Entity) { self.entity = entity }

    var isFull: Bool { keys.count == Self.size }

    func add(_ model: any PersistentModel) {
        keys.append(model._$record.key)
        model._$record.batch = self
    }

    /// Reads the rows of all objects that are in use and whose rows have not been read.
    func read(in context: ModelContext) {
        let models = keys.compactMap { key -> (any PersistentModel)? in
            context.inUse.find(key).flatMap { $0._$record.isFault ? $0 : nil }
        }
        guard models.count > 1 else { return }
        // One statement for any number: keys that are named twice are found once.
        let values = (0..<Self.size).map { SQLValue.integer(models[min($0, models.count - 1)]._$record.key) }
        let marks = SQLText.marks(Self.size)
        let query = "SELECT \(entity.selection(of: "t0")) FROM \(entity.table) t0 WHERE t0.\(Entity.key) IN (\(marks))"
        try? context.container.store(of: entity).use { database in
            try database.rows(of: query, values) { row in
                guard let key = row.key(0), let model = context.inUse.find(key), model._$record.isFault else { return }
                context.fill(model, row, of: entity)
            }
        }
    }
}
