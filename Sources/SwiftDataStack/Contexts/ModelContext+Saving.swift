import Foundation
import UmweltSQLite
import UmweltStore

extension ModelContext {
    /// A context is about to save. The object is the context.
    public static let willSave = Notification.Name("SwiftData.ModelContext.willSave")

    /// A context has saved. The object is the context; the keys are those of ``NotificationKey``, and their values
    /// arrays of identities.
    public static let didSave = Notification.Name("SwiftData.ModelContext.didSave")

    /// The keys of ``didSave``.
    public enum NotificationKey: String {
        case insertedIdentifiers = "inserted"
        case updatedIdentifiers = "updated"
        case deletedIdentifiers = "deleted"
    }

    /// Writes all changes to the store: all of them, or none if it throws. With several stores each has its own
    /// transaction.
    ///
    /// - Throws: ``SwiftDataError/modelValidationFailure`` if an object may not be deleted; otherwise the error of the
    ///   store.
    public func save() throws {
        guard hasChanges else { return }
        try saveChanges()
        // Saved objects are held no longer than they are used.
        inUse.addSaved()
    }

    private func saveChanges() throws {
        let stores = changedStores
        guard stores.allSatisfy(\.configuration.allowsSave) else {
            throw SwiftDataError.modelValidationFailure.describing(
                "the store is read-only: set allowsSave in its ModelConfiguration.")
        }
        NotificationCenter.default.post(name: Self.willSave, object: self)
        for model in deleted.values { try validateDeletion(of: model) }
        if container.schema.members.contains(where: { !$0.limited.isEmpty }) {
            for list in [inserted, changed] { for model in list.values { try validateCounts(of: model) } }
        }
        var replaced: [PersistentIdentifier] = []
        let new = inserted.sorted
        for store in stores {
            try store.use { database in
                try database.transaction {
                    try removeDeleted(of: store, from: database)
                    try insert(own(new, in: store), into: database, &replaced)
                    for model in own(changed.values, in: store) { try update(model, in: database, &replaced) }
                }
            }
        }
        let changes = SavedChanges(
            inserted: new.map(id), updated: changed.values.map(id),
            deleted: deleted.values.map(id))
        finishSave(new)
        for id in replaced { removeReplaced(id) }
        NotificationCenter.default.post(
            name: Self.didSave, object: self,
            userInfo: [
                NotificationKey.insertedIdentifiers.rawValue: changes.inserted,
                NotificationKey.updatedIdentifiers.rawValue: changes.updated,
                NotificationKey.deletedIdentifiers.rawValue: changes.deleted,
            ])
        container.mergeSaved(changes, by: self)
    }

    /// Runs a closure and saves its changes; they are discarded if it throws.
    ///
    /// - Parameter block: The changes, which are saved at the end.
    public func transaction(block: () throws -> Void) throws {
        do {
            try block()
            try save()
        } catch {
            rollback()
            throw error
        }
    }

    /// The stores that have objects with changes.
    private var changedStores: [ModelStore] {
        if container.stores.count == 1 { return container.stores }
        let all = [inserted, changed, deleted]
        return container.stores.filter { store in all.contains { !own($0.values, in: store).isEmpty } }
    }

    /// Returns those of some objects that belong to a store.
    private func own(
        _ models: some Collection<any PersistentModel>, in store: ModelStore
    ) -> [any PersistentModel] {
        if container.stores.count == 1 { return Array(models) }
        return models.filter { container.store(of: $0.entity) === store }
    }

    private func validateDeletion(of model: any PersistentModel) throws {
        let entity = model.entity
        for index in entity.properties.indices where entity.properties[index].relationship.deleteRule == .deny {
            guard model.related(index).contains(where: { !$0.isDeleted }) else { continue }
            throw SwiftDataError.modelValidationFailure.describing(
                "a \(entity.name) cannot be deleted while it has \(entity.properties[index].name).")
        }
    }

    private func validateCounts(of model: any PersistentModel) throws {
        let entity = model.entity
        for index in entity.limited {
            let count = model.related(index).count
            let (name, relationship) = (entity.properties[index].name, entity.properties[index].relationship)
            if let least = relationship.minimumModelCount, count < least {
                throw SwiftDataError.modelValidationFailure.describing(
                    "a \(entity.name) has \(count) \(name), fewer than \(least).")
            }
            if let most = relationship.maximumModelCount, most > 0, count > most {
                throw SwiftDataError.modelValidationFailure.describing(
                    "a \(entity.name) has \(count) \(name), more than \(most).")
            }
        }
    }

    /// Deletes the rows of deleted objects, by one statement for each table.
    private func removeDeleted(of store: ModelStore, from database: Database) throws {
        var keys: [String: [Int64]] = [:]
        var pairs: [(table: PairTable, keys: [Int64])] = []
        let models = own(deleted.values, in: store)
        for models in Dictionary(grouping: models, by: { ObjectIdentifier($0.entity) }).values {
            let (entity, own) = (models[0].entity, models.map(\._$key))
            keys[entity.table, default: []] += own
            pairs += entity.pairTables.map { ($0.table, own) }
        }
        for (table, keys) in keys { _ = try FetchStatement(table, keys: keys).delete(in: database) }
        for (table, keys) in pairs {
            let condition = RowColumn.isIn(keys, column: table.own)
            try database.run("DELETE FROM \(table.table) WHERE \(condition.text)", condition.values)
        }
    }

    private func insert(
        _ models: [any PersistentModel], into database: Database, _ replaced: inout [PersistentIdentifier]
    ) throws {
        var current: (entity: Entity, statement: PreparedStatement, joins: [(index: Int, table: PairTable)])?
        var row: ModelColumns?
        for model in models {
            let entity = model.entity
            // Objects of an entity mostly follow each other.
            if current?.entity !== entity {
                current = (entity, try database.prepared(entity.insertion), entity.pairTables)
                row = ModelColumns(of: entity)
            }
            guard let current else { continue }
            if !entity.uniqueGroups.isEmpty { try replaceEqual(model, of: entity, in: database, &replaced) }
            row?.read(model)
            try current.statement.run(row?.values ?? [])
            for (index, join) in current.joins { try write(join, at: index, of: model, to: database) }
        }
    }

    /// Removes the objects with equal values of unique attributes: the new object replaces them.
    private func replaceEqual(
        _ model: any PersistentModel, of entity: Entity, in database: Database,
        _ replaced: inout [PersistentIdentifier]
    ) throws {
        for (group, query) in zip(entity.uniqueGroups, entity.uniqueQueries) {
            let values = group.map { entity.properties[$0].read(model) }
            if values.contains(.null) { continue }
            var keys: [Int64] = []
            try database.rows(of: query, values) { row in
                if let key = row.key(0) { keys.append(key) }
            }
            for key in keys where key != model._$key {
                try database.run("DELETE FROM \(entity.table) WHERE \(RowColumn.key) = ?", [.integer(key)])
                replaced.append(PersistentIdentifier(entityName: entity.name, key: key))
            }
        }
    }

    private func update(
        _ model: any PersistentModel, in database: Database, _ replaced: inout [PersistentIdentifier]
    ) throws {
        // A new object has taken its place just now.
        if replaced.contains(model.persistentModelID) { return }
        let entity = model.entity
        let indices = model._$record.originals.keys.sorted()
        let columns = indices.filter { entity.properties[$0].hasColumn }
        if !columns.isEmpty {
            try replaceEqual(model, of: entity, in: database, &replaced)
            let assignments = columns.map { "\(entity.column($0)) = ?" }.joined(separator: ", ")
            try database.run(
                "UPDATE \(entity.table) SET \(assignments) WHERE \(RowColumn.key) = ?",
                columns.map { entity.properties[$0].read(model) } + [.integer(model._$key)])
        }
        for (index, join) in entity.pairTables where indices.contains(index) {
            try database.run("DELETE FROM \(join.table) WHERE \(join.own) = ?", [.integer(model._$key)])
            try write(join, at: index, of: model, to: database)
        }
    }

    /// Writes the pairs of a relationship; removed pairs are already deleted.
    private func write(
        _ join: PairTable, at index: Int, of model: any PersistentModel, to database: Database
    ) throws {
        let key = SQLValue.integer(model._$key)
        for object in model.related(index) {
            try database.run(
                "INSERT OR IGNORE INTO \(join.table) (\(join.own), \(join.other)) VALUES (?, ?)",
                [key, .integer(object._$key)])
        }
    }
}
